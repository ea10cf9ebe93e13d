import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../leads/testing/temporary-folder.ts'
import { pictureFault, smallPicture, withPictures } from './small-pictures.ts'

/** A folder of articles with one picture in it. */
async function withPicture(name: string, size: { width: number; height: number }): Promise<string> {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pictures'))
  await sharp({ create: { ...size, channels: 3, background: '#a57' } })
    .withExif({ IFD0: { Copyright: 'Nandini' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'pictures', name))
  return folder
}

test('a phone’s picture becomes two upright ones without the camera’s metadata', async () => {
  // Held upright: its rows are columns.
  const folder = await withPicture('desk.jpg', { width: 3000, height: 2000 })
  const { attributes, made } = await smallPicture('pictures/desk.jpg', folder)
  const read = await Promise.all(made.map(([, content]) => sharp(content).metadata()))
  expect(read.map(({ width, height, format, exif }) => ({ width, height, format, exif }))).toEqual([
    { width: 800, height: 1200, format: 'webp', exif: undefined },
    { width: 1600, height: 2400, format: 'webp', exif: undefined },
  ])
  const addresses = made.map(([address]) => address)
  expect(addresses[0]).toMatch(/^\/assets\/desk-[0-9a-f]{8}-800\.webp$/)
  expect(attributes).toContain(`src="${addresses[0]}" srcset="${addresses[0]} 800w, ${addresses[1]} 1600w"`)
  expect(attributes).toContain('width="800" height="1200" loading="lazy"')
})

test('a picture is never enlarged', async () => {
  const folder = await withPicture('desk.jpg', { width: 900, height: 1000 })
  const { made } = await smallPicture('pictures/desk.jpg', folder)
  expect(made.map(([address]) => /\d+(?=\.webp)/.exec(address)?.[0])).toEqual(['800', '1000'])
})

test('a missing, too small or damaged picture is reported with what to do', async () => {
  const folder = await withPicture('small.jpg', { width: 900, height: 600 })
  writeFileSync(join(folder, 'pictures/damaged.jpg'), 'no picture')
  expect(await pictureFault('pictures/none.jpg', folder)).toMatch(
    /a file that does not exist\. Put it into site.content/,
  )
  expect(await pictureFault('pictures/small.jpg', folder)).toBe(
    'shows pictures/small.jpg, which is 600 pixels wide. It is shown 800 wide: take a larger one.',
  )
  expect(await pictureFault('pictures/damaged.jpg', folder)).toMatch(/which cannot be read\. Save it again/)
})

test('only the file of a picture is replaced in HTML', () => {
  const html = '<p>src="pictures/a.jpg"</p><img src="pictures/a.jpg" alt="A desk"><img src="/b.png">'
  expect(withPictures(html, (file) => `src="/small/${file}" loading="lazy"`)).toBe(
    '<p>src="pictures/a.jpg"</p><img src="/small/pictures/a.jpg" loading="lazy" alt="A desk"><img src="/b.png">',
  )
})
