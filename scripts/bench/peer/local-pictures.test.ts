import { expect, test } from 'vitest'
import { withLocalPictures } from './local-pictures.ts'

const local = '~/assets/images/default.png'

test.each([
  ["src: 'https://images.unsplash.com/photo-15?ixlib=rb-4.0.3&w=1740&q=80',", `src: '${local}',`],
  ["src: 'https://plus.unsplash.com/premium_photo-16',", `src: '${local}',`],
  ['image: https://images.unsplash.com/photo-15?auto=format', `image: ${local}`],
  ['![Wide](https://images.unsplash.com/photo-17?q=80) and on', `![Wide](${local}) and on`],
  ['class="bg-[url(https://img.shields.io/a.svg?style=social&label=Stars)]"', `class="bg-[url(${local})]"`],
  ["['https://cdn.pixabay.com/a.png', 'https://placehold.co/600x400/png']", `['${local}', '${local}']`],
])('%s has a picture from elsewhere', (source, expected) => {
  expect(withLocalPictures(source)).toBe(expected)
})

test('links and local pictures stay', () => {
  const source = `<a href="https://unsplash.example/">Photos</a> <Image src="~/assets/images/hero-image.png" />`
  expect(withLocalPictures(source)).toBe(source)
})
