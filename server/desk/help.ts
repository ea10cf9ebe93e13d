export const help = `Reads the leads this site has received. Works while the server runs.

  npm run leads -- list [--limit 20] [--since 2025-10-14]
  npm run leads -- show <reference>
  npm run leads -- export --format csv|json [--out file] [--since 2025-10-14]
  npm run leads -- subscribers [--format csv|json] [--out file]
  npm run leads -- help

  --data <folder>   the data folder (otherwise DATA_DIR, otherwise ./data)
  --limit <n>       at most so many leads, newest first
  --since <day>     only leads from this day on, Indian time; or a time with its zone
  --out <file>      write there, readable by you alone, instead of to the screen

Exit codes: 0 done, 1 no such lead or no lead store, 2 wrong command line.
`
