import { Fragment, type ReactNode } from 'react'
import { policyRevivalCall as call } from '../../../content/sample-call.ts'
import { products } from '../../../content/products.ts'
import { AxisLabels } from '../../../../common/figures/axis-labels.tsx'
import { axisTicks } from '../../../../common/figures/axis-ticks.ts'
import { CallStateMark } from '../../../../common/figures/call-state-mark.tsx'
import { CountedLines } from '../../../../common/figures/counted-lines.tsx'
import { FeatureDrawing } from '../../../../common/figures/feature-drawing.tsx'
import { FigureCaption } from '../../../../common/figures/figure-caption.tsx'
import { GlyphAtRest } from '../../../../common/figures/glyph.tsx'
import { LineKey } from '../../../../common/figures/line-key.tsx'
import { Mark } from '../../../../common/figures/mark.tsx'
import { Plot } from '../../../../common/figures/plot.tsx'
import { ProductGlyph } from '../../../../common/figures/product-glyph.tsx'
import { qualityBands } from '../../../../common/figures/quality-band.ts'
import { QualityMark } from '../../../../common/figures/quality-mark.tsx'
import { RuledForm } from '../../../../common/figures/ruled-form.tsx'
import { Stretched } from '../../../../common/figures/stretched.tsx'
import { StringsAtRest } from '../../../../common/figures/strings-at-rest.tsx'
import { StrungScore } from '../../../../common/figures/strung-score.tsx'
import { TimeAxis } from '../../../../common/figures/time-axis.tsx'
import { Waveform } from '../../../../common/figures/waveform.tsx'
import { AddressSlip } from '../../../../common/ui/address-slip.tsx'
import { ArrowLink } from '../../../../common/ui/arrow-link.tsx'
import { Button } from '../../../../common/ui/button.tsx'
import { CheckList } from '../../../../common/ui/check-list.tsx'
import { ChipFilter } from '../../../../common/ui/chip-filter.tsx'
import { DataTable } from '../../../../common/ui/data-table.tsx'
import { describeError, Field } from '../../../../common/ui/field.tsx'
import { Icon, iconNames } from '../../../../common/ui/icon.tsx'
import { checkLength } from '../../../../common/ui/length-check.tsx'
import { CloseButton, DialogSheet, ModalDialog } from '../../../../common/ui/modal-dialog.tsx'
import { PauseButton } from '../../../../common/ui/pause-button.tsx'
import { RowOutcome } from '../../../../common/ui/row-outcome.tsx'
import { SpeakerLine } from '../../../../common/ui/speaker-line.tsx'
import { Tab, TabList, TabPanel, TabPanels, Tabs } from '../../../../common/ui/tabs.tsx'
import '../../../../common/styles/drawing.css'

export const meta = () => [{ title: 'Parts' }, { name: 'robots', content: 'noindex' }]

const row = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' } as const
const wide = { display: 'block', width: 264 } as const
const typeRoles = ['display', 'heading-2', 'heading-3', 'heading-4', 'label', 'small', 'micro-muted']
type Ground = (typeof grounds)[number]
const grounds = ['light', 'dark'] as const
const grid = [0, 1, 2, 3].map((line) => `M0 ${line * 20}H300`).join('')

const tooLong = (ground: Ground) => checkLength(`${ground}-note`, 'A note that is longer than its place.', 20)

/** Every primitive and every shared figure in its states, on both grounds. Only `npm run dev` has this page. */
const parts: Record<string, (ground: Ground) => ReactNode> = {
  'Type roles': () =>
    typeRoles.map((role) => <p key={role} className={role}>{`${role}: ₹29,999 a month, ਪੰਜਾਬੀ हिन्दी`}</p>),
  Button: () => (
    <>
      {(['ink', 'outline', 'live'] as const).map((look) => (
        <Fragment key={look}>
          <Button look={look}>{look}</Button>
          <Button look={look} size="small">{`${look}, small`}</Button>
          <Button look={look} disabled>{`${look}, disabled`}</Button>
        </Fragment>
      ))}
      <PauseButton of="the scene" />
    </>
  ),
  'Arrow link, row outcome': () => (
    <>
      <ArrowLink href="#main">An arrow link</ArrowLink>
      <RowOutcome>An outcome</RowOutcome>
    </>
  ),
  Icon: () =>
    iconNames.map((name) => (
      <span key={name}>
        <Icon name={name} /> {name}
      </span>
    )),
  Field: (ground) => (
    <>
      <Field id={`${ground}-name`} label="Name">
        <input id={`${ground}-name`} {...describeError(`${ground}-name`, undefined)} />
      </Field>
      <Field id={`${ground}-phone`} label="Phone" error="Enter a number with ten digits.">
        <input id={`${ground}-phone`} defaultValue="98450" {...describeError(`${ground}-phone`, 'wrong')} />
      </Field>
      <div>
        <label htmlFor={`${ground}-note`}>A text that is too long</label>
        <input
          id={`${ground}-note`}
          defaultValue="A note that is longer than its place."
          {...tooLong(ground).field}
        />
        {tooLong(ground).message}
      </div>
      <AddressSlip region={{ current: null }} meant="asha@example.com" onTake={() => undefined} />
    </>
  ),
  'Check list': () => (
    <>
      <CheckList items={['One thing', 'Another']} />
      <CheckList items={['Small', 'Beside other things']} look="small" />
      <CheckList items={['Ruled', 'Over the width']} look="ruled" />
    </>
  ),
  'Chip filter': () => (
    <ChipFilter label="Parts">
      <button type="button" aria-pressed="true">
        Chosen <small>4</small>
      </button>
      <button type="button" aria-pressed="false">
        Not chosen <small>12</small>
      </button>
    </ChipFilter>
  ),
  Tabs: (ground) => (
    <Tabs>
      <TabList label="Tabs">
        <Tab panel={`${ground}-one`}>One</Tab>
        <Tab panel={`${ground}-two`}>Two</Tab>
      </TabList>
      <TabPanels>
        <TabPanel id={`${ground}-one`} title="One">
          <p>The first.</p>
        </TabPanel>
        <TabPanel id={`${ground}-two`} title="Two">
          <p>The second.</p>
        </TabPanel>
      </TabPanels>
    </Tabs>
  ),
  'Modal dialog': (ground) => (
    <>
      <button
        type="button"
        className="quiet-link press-target"
        command="show-modal"
        commandfor={`${ground}-dialog`}
      >
        Open a dialog
      </button>
      <ModalDialog id={`${ground}-dialog`} aria-label="A dialog">
        <DialogSheet>
          <CloseButton of={`${ground}-dialog`} className="" />
          <p style={{ padding: 64 }}>What lies on the scrim.</p>
        </DialogSheet>
      </ModalDialog>
    </>
  ),
  'Data table': () => (
    <DataTable
      caption="Calls of a sample day"
      noun="calls"
      count={2}
      columns={[
        { name: 'Who', kind: 'text', order: 'ascending' },
        { name: 'Length', kind: 'time' },
        { name: 'Calls', kind: 'number', atEnd: true },
      ]}
      filter={{ label: 'Show', options: { '': 'all', day: 'by day' } }}
    >
      <tbody>
        <tr data-group="day">
          <td>Asha</td>
          <td>1:14</td>
          <td data-end>1,204</td>
        </tr>
        <tr>
          <td>Kabir</td>
          <td>0:42</td>
          <td data-end>96</td>
        </tr>
      </tbody>
    </DataTable>
  ),
  'Speaker line': () => <SpeakerLine>A caller</SpeakerLine>,
  'Call state, quality, mark, glyphs': () => (
    <>
      <CallStateMark state="answering" />
      <CallStateMark state="person" person="Asha" />
      {qualityBands.map((band) => (
        <QualityMark key={band} band={band} label={band} />
      ))}
      <Mark size={32} />
      <GlyphAtRest />
      {products.map(({ id }) => (
        <ProductGlyph key={id} product={id} />
      ))}
    </>
  ),
  'Counted lines': () => (
    <>
      <span style={wide}>
        <CountedLines lit={14} of={20} />
      </span>
      <span style={wide}>
        <CountedLines lit={9} of={20} spoken />
      </span>
    </>
  ),
  Plot: () => (
    <figure style={{ width: '100%' }}>
      <Plot
        width={300}
        height={60}
        boxHeight={160}
        description="A sample of three lines."
        xLabels={[
          { at: 0, text: '0' },
          { at: 300, text: '300' },
        ]}
        yLabels={[
          { at: 0, text: '60' },
          { at: 60, text: '0' },
        ]}
      >
        <path className="line-drawing ink-faint" d={grid} />
        <path className="line-drawing ink-assistant" d="M0 50L120 20L300 30" />
      </Plot>
      <FigureCaption result="41 to 88" ruled>
        What the result is of.
      </FigureCaption>
      <LineKey
        lines={[
          { ink: 'caller', text: 'caller' },
          { ink: 'assistant', text: 'assistant' },
          { ink: 'bright', text: 'bright' },
        ]}
      />
    </figure>
  ),
  'Feature drawing': () => (
    <span style={wide}>
      <FeatureDrawing many="M0 10H132M0 20H132" few="M0 30L132 40" expected="M0 45H132" />
    </span>
  ),
  'Ruled form, strings at rest': () => (
    <>
      <div style={{ width: 300, height: 180 }}>
        <RuledForm strings={26} twist={2.55} width={300} height={180} pad={0} />
      </div>
      <div style={{ width: 300 }}>
        <StringsAtRest lines={9} />
      </div>
      <Stretched width={10} height={10} style={{ width: 300, height: 40 }}>
        <path className="line-drawing ink-text" d="M0 5H10" />
      </Stretched>
    </>
  ),
  'Calls over time': () => (
    <div style={{ width: '100%' }}>
      <TimeAxis seconds={call.seconds} />
      <Waveform turns={call.turns} seed={7} step={3.4} height={60} />
      <StrungScore turns={call.turns} seconds={call.seconds} seed={7} />
      <AxisLabels ticks={axisTicks(100, 25, String)} />
    </div>
  ),
}

export default function Parts() {
  return grounds.map((ground) => (
    <div
      key={ground}
      data-ground={ground}
      style={{ padding: '96px 24px 24px', background: 'var(--ground)', color: 'var(--text)' }}
    >
      <h1 className="heading-2">{`Parts on the ${ground} ground`}</h1>
      {Object.entries(parts).map(([name, drawn]) => (
        <section
          key={name}
          aria-label={name}
          style={{ padding: '24px 0', borderTop: '1px solid var(--line)' }}
        >
          <h2 className="label">{name}</h2>
          <div style={row}>{drawn(ground)}</div>
        </section>
      ))}
    </div>
  ))
}
