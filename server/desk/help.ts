export const help = `The operator's desk. Works while the server runs.

Reading
  list [--state held|waiting|failed|kept|delivered] [--since 2025-10-14] [--limit 20] [--format json]
  show <reference> [--format json]
  export --format csv|json [--out file] [--since 2025-10-14]
  subscribers [--format csv|json] [--out file]
  stats [--since 2025-10-14] [--until 2025-10-31] [--format json]
                                     views, openings of the contact form and leads, counted by page and campaign
  person <e-mail> [--out file]       everything kept about one person, as JSON

Delivering
  release <reference>                let a lead held as suspected spam go to its destinations
  retry <reference> | --all          try what is waiting now, not at its next time
  replay <reference> | --all         send again what stands in the dead letter
  dismiss <reference> | --all        give up what failed or is refused: it was dealt with otherwise

Keeping
  erase <e-mail> --yes               erase everything about one person, for good
  erase-expired [--yes]              show what is older than RETENTION_DAYS; erase it by your word, for good
  backup --out <new folder>          copy the store while the server runs, and check the copy
  restore --from <folder>            fill an empty Postgres from such a copy; a file store is put in place by hand
  check                              look whether the store is in order
  doctor                             read the settings, try mail server and webhooks, say what is wrong

  npm run leads -- list              is how each is called

  --data <folder>   the data folder (otherwise DATA_DIR, otherwise ./data); DATABASE_URL is read as well
  --since <day>     only leads from this day on, Indian time; or a time with its zone
  --out <file>      write there, readable by you alone, instead of to the screen

Exit codes: 0 done, 1 not found or not in order, 2 wrong command line.
`
