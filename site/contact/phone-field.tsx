import { contactWords } from '../content/contact-dialog-words.ts'
import { countryCodes } from '../../common/lead/country-codes.ts'
import type { LeadErrors } from '../../common/lead/lead-schema.ts'
import { Asterisk, describeError, FieldError } from '../../common/ui/field.tsx'
import fieldStyles from '../../common/ui/field.module.css'
import styles from './phone-field.module.css'

/** Country code and number in one row; both error messages appear together below it. */
export function PhoneField({ errors, readOnly }: { errors: LeadErrors; readOnly: boolean }) {
  return (
    <div className={fieldStyles.field} role="group" aria-label="Phone">
      <label htmlFor="lead-phoneNumber">
        Phone <Asterisk />
      </label>
      <div className={styles.row}>
        <span className={`icon-after ${styles.code}`}>
          <label className="visually-hidden" htmlFor="lead-countryCode">
            Country code
          </label>
          <select
            id="lead-countryCode"
            name="countryCode"
            required
            autoComplete="tel-country-code"
            {...describeError('lead-countryCode', errors.countryCode)}
          >
            <option value="">Code</option>
            {countryCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </span>
        <input
          id="lead-phoneNumber"
          name="phoneNumber"
          className="tabular"
          type="tel"
          required
          readOnly={readOnly}
          autoComplete="tel-national"
          enterKeyHint="send"
          placeholder="98200 00000"
          {...describeError('lead-phoneNumber', errors.phoneNumber)}
        />
      </div>
      <FieldError id="lead-countryCode" error={errors.countryCode} />
      {errors.countryCode && <p className="small text-2">{contactWords.otherCode}</p>}
      <FieldError id="lead-phoneNumber" error={errors.phoneNumber} />
    </div>
  )
}
