import type { Attachment } from '../../../content/products/chat-message.ts'
import { LineIcon } from '../../../../common/ui/line-icon.tsx'
import styles from './attachments.module.css'
import * as chatIcons from './chat-icons.ts'

type AttachmentOf<Kind extends Attachment['kind']> = Omit<Extract<Attachment, { kind: Kind }>, 'kind'>

export function DocumentCard({ name, detail }: AttachmentOf<'document'>) {
  return (
    <p className={styles.document}>
      <LineIcon svg={chatIcons.fileText} size={22} />
      <span>
        <b>{name}</b> <small>{detail}</small>
      </span>
    </p>
  )
}

/** Answers the customer may choose from: drawn, not clickable. */
export function Choices({ choices }: AttachmentOf<'choices'>) {
  return (
    <ul className={styles.choices} aria-label="Choices offered">
      {choices.map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  )
}

export function FilledForm({ fields, state }: AttachmentOf<'form'>) {
  return (
    <div className={styles.form}>
      <dl>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{state}</p>
    </div>
  )
}

/** Two pieces of cloth, woven from hairlines. */
export function ProductCards({ products }: AttachmentOf<'products'>) {
  return (
    <ul className={styles.products} aria-label="Products shown">
      {products.map(({ name, price }) => (
        <li key={name}>
          <b>{name}</b> <small>{price}</small>
        </li>
      ))}
    </ul>
  )
}

export function StoryPicture({ note }: AttachmentOf<'story'>) {
  return (
    <p className={styles.story}>
      {note}
      <i aria-hidden="true" />
    </p>
  )
}
