import { articles } from '../../content/articles/article-files.ts'
import { categoryNames } from '../../content/articles/article-categories.ts'
import type { Article } from '../../content/articles/parse-article.ts'
import { products } from '../../content/products.ts'
import { shareWords } from '../../content/share-cards.ts'
import { site } from '../../../common/brand/site.ts'
import { solutions } from '../../content/solutions.ts'
import { solutionPages } from '../../content/solutions/solution-pages.ts'
import { readingDrawing } from './reading-drawing.ts'
import type { ShareCard } from './share-card.ts'
import { countedDrawing, formDrawing, waveDrawing } from './strung-drawings.ts'

const overDrawing = { width: 1056, height: 150 }
const sentenceOverWave = { width: 1056, height: 150 }
const besideDrawing = { width: 560, height: 370 }
const besideForm = { width: 760, height: 300 }

/** The card of a page. Fails if nothing is known about the page, and says where its words belong. */
export function cardOf(path: string): ShareCard {
  const product = products.find(({ id }) => path === `/products/${id}`)
  if (product) return productCard(product)
  const solution = solutions.find(({ id }) => path === `/solutions/${id}`)
  if (solution) return solutionCard(solution)
  const article = articles.find(({ id }) => path === `/blog/${id}`)
  return article ? articleCard(article) : plainCard(path)
}

function productCard({ id, name, description, outcome }: (typeof products)[number]): ShareCard {
  return {
    ground: 'light',
    kicker: 'Product',
    title: name,
    titleLook: 'display',
    titleRoom: overDrawing,
    lead: description,
    note: `${outcome}. Sample call`,
    drawing: readingDrawing(id),
    fades: false,
  }
}

function solutionCard({ id, name, call }: (typeof solutions)[number]): ShareCard {
  return {
    ground: 'dark',
    kicker: `${name}. The call it gets, in ${call.language}`,
    title: call.opening,
    titleLanguage: call.lang,
    titleLook: 'sentence',
    titleRoom: sentenceOverWave,
    ...(call.opening === call.english ? {} : { lead: call.english }),
    note: 'Sample call',
    drawing: waveDrawing(solutionPages[id].call.turns, call.seed),
    fades: false,
  }
}

function articleCard({ title, category, drawing, finding }: Article): ShareCard {
  return {
    ground: 'light',
    kicker: `Article. ${categoryNames[category]}`,
    title,
    titleLook: 'display',
    titleRoom: besideDrawing,
    note: `${finding.figure} ${finding.says}.`,
    drawing: countedDrawing(drawing.surface, drawing.lines),
    fades: false,
  }
}

function plainCard(path: string): ShareCard {
  const words = shareWords[path]
  if (!words) throw new Error(`${path} has no share image. Write its words in site/content/share-cards.ts.`)
  return {
    ground: path === '/' ? 'dark' : 'light',
    title: words.title,
    titleLook: 'display',
    titleRoom: besideForm,
    lead: words.lead,
    note: new URL(site.origin).host,
    drawing: formDrawing(path === '/' ? 'dark' : 'light'),
    fades: true,
  }
}
