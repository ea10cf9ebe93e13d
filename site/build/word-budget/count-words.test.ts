import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('counts what is read in the main part, tables left out', () => {
  const html = `<header>Not this</header><main><h1>One <b>call</b>.</h1><p>₹29,999 a month</p>
    <table><tr><td>no</td></tr></table><dialog>no</dialog><p hidden>no</p></main>`
  expect(countWords(html)).toEqual({ opens: 5, whole: 5 })
})

test('a word is whole across the marks within it, and ends with its block', () => {
  expect(countWords('<main><p>sub<b>way</b></p><p>station</p></main>').opens).toBe(2)
})

test('of tabs the first counts, and a closed <details> by its summary', () => {
  const html = `<main><div data-behaviour="tabs"><nav data-orientation="horizontal"><a href="#a">A</a><a href="#b">B</a></nav>
    <div id="a">first panel</div><div id="b">second panel here</div></div>
    <details><summary>More</summary><p>of it all</p></details></main>`
  expect(countWords(html)).toEqual({ opens: 5, whole: 11 })
})
