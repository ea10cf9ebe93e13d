import { type BotId, bots } from '../../content/pricing.ts'
import { grouped, rupees } from '../../../common/ui/indian-numbers.ts'
import { cheapest, cheapestStretches, listOfNames, packageCosts } from '../../pricing/package-costs.ts'
import styles from './worked-examples.module.css'

/** The figure as a table: what each package costs at the allocations and where the cheapest changes. */
export function WorkedExamples({ id }: { id: BotId }) {
  const bot = bots[id]
  const changes = cheapestStretches(bot).slice(1)
  const volumes = new Set([...bot.allocations, ...changes.map(({ from }) => Math.ceil(from))])
  return (
    <details className={styles.examples}>
      <summary className="quiet-link press-target">Worked examples</summary>
      <table className="ruled-table tabular">
        <caption>
          {bot.name}: rupees per month, package and extra {bot.unit.many} at ₹{bot.extraUnit.toFixed(2)}{' '}
          together. Taxes and telecom costs are not included.
        </caption>
        <thead>
          <tr>
            <th scope="col">{capitalised(bot.unit.many)}</th>
            {bot.packages.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Costs least</th>
          </tr>
        </thead>
        <tbody>
          {[...volumes]
            .toSorted((a, b) => a - b)
            .map((volume) => (
              <tr key={volume}>
                <th scope="row">{grouped(volume)}</th>
                {packageCosts(bot, volume).map(({ name, total }) => (
                  <td key={name} data-of={name}>
                    {rupees(total)}
                  </td>
                ))}
                <td>{listOfNames(cheapest(bot, volume).map(({ name }) => name))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
