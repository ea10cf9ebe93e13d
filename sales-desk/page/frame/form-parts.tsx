import { type ComponentProps, type ReactNode, useId } from 'react'
import { checkLength, focusTooLong } from '../../../common/ui/length-check.tsx'
import fields from './fields.module.css'
import page from './side-page.module.css'

/** A part of a page beside the leads, with a line above its heading. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className="heading-4">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown
}

/** A form that calls `onSubmit` and loads no page. If a text in it is too long, it focuses that instead. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        if (!focusTooLong(event.currentTarget)) void onSubmit()
      }}
    />
  )
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  value: string
  /** Maximum number of characters; unlike `maxLength` it cuts nothing. */
  most?: number
  onText: (text: string) => void
}

/** A one-line field with its label above. */
export function TextField({ label, most = Infinity, onText, ...rest }: TextFieldProps) {
  const id = useId()
  const length = checkLength(id, rest.value, most)
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input {...rest} {...length.field} id={id} onChange={({ target }) => onText(target.value)} />
      {length.message}
    </div>
  )
}

interface ChoiceProps<Value extends string> extends ComponentProps<'select'> {
  /** Values and their labels. */
  options: readonly (readonly [value: Value, shown: ReactNode])[]
  onChoose: (value: Value) => void
}

/** A field for choosing one of several options. */
export function Choice<Value extends string>({ options, onChoose, ...rest }: ChoiceProps<Value>) {
  return (
    <select
      {...rest}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex]
        if (chosen) onChoose(chosen[0])
      }}
    >
      {options.map(([value, shown]) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </select>
  )
}
