import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'

const articles = 'site/content/articles'

/** The displayed width in an article, and twice that for high-density screens. CSS pixels. */
const [shown, fine] = [800, 1600]

/** The pictures of the articles, under their names in articles: `pictures/desk.jpg`. */
export const pictureFiles = (): string[] =>
  globSync('pictures/*.*', { cwd: articles }).map((file) => file.replaceAll('\\', '/'))

const hashOf = (file: string, folder: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
    .slice(0, 8)

/** Address of the picture at its displayed width in the built site. */
export const pictureAddress = (file: string, width = shown, folder = articles): string =>
  `/assets/${basename(file, extname(file))}-${hashOf(file, folder)}-${width}.webp`

/** Why a picture cannot be shown, as a sentence without its subject; undefined if it can. */
export async function pictureFault(file: string, folder = articles): Promise<string | undefined> {
  if (!existsSync(join(folder, file)))
    return `shows ${file}, a file that does not exist. Put it into ${articles}/pictures/.`
  try {
    const { width } = (await sharp(join(folder, file)).metadata()).autoOrient
    if (width >= shown) return undefined
    return `shows ${file}, which is ${width} pixels wide. It is shown ${shown} wide: take a larger one.`
  } catch {
    return `shows ${file}, which cannot be read. Save it again as JPEG, PNG, WebP or AVIF.`
  }
}

export interface SmallPicture {
  /** The attributes that `<img>` gets instead of the file. */
  attributes: string
  /** By address. */
  made: [address: string, content: Uint8Array][]
}

/** Compresses a picture: WebP in two widths, upright, and without the camera's metadata. */
export async function smallPicture(file: string, folder = articles): Promise<SmallPicture> {
  const source = sharp(join(folder, file)).autoOrient()
  const { width, height } = (await source.metadata()).autoOrient
  const widths = [shown, Math.min(fine, width)].filter((each, index) => index === 0 || each > shown)
  const made: SmallPicture['made'] = []
  for (const each of widths)
    made.push([
      pictureAddress(file, each, folder),
      await source.clone().resize({ width: each }).webp({ quality: 78 }).toBuffer(),
    ])
  const srcset = widths.map((each) => `${pictureAddress(file, each, folder)} ${each}w`).join(', ')
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`
  const attributes = `src="${pictureAddress(file, shown, folder)}" srcset="${srcset}" sizes="(max-width: 50em) 92vw, ${shown}px" ${size} loading="lazy" decoding="async"`
  return { attributes, made }
}

/** HTML with each picture's file replaced by other attributes. */
export const withPictures = (html: string, attributesOf: (file: string) => string): string =>
  html.replace(/(?<=<img )src="(pictures\/[^"]+)"/g, (_, file: string) => attributesOf(file))
