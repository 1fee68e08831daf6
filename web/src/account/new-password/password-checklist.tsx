import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleIcon } from '../../kit/icons/check-circle.tsx';
import { RadioButtonUncheckedIcon } from '../../kit/icons/radio-button-unchecked.tsx';
import styles from './new-password.module.css';
import { newPasswordTexts } from './new-password-texts.ts';
import { type PasswordPart, type PasswordRule, passwordParts } from './password-rules.ts';

interface PasswordChecklistProps {
  readonly rule: PasswordRule;
  readonly password: string;
}

/** What a new password needs; each part ticks as soon as it is there. */
export const PasswordChecklist = ({ rule, password }: PasswordChecklistProps) => {
  const t = useTexts(newPasswordTexts);
  const words: Readonly<Record<PasswordPart, string>> = {
    length: t.length(rule.min, rule.max),
    digit: t.digit,
    lowercase: t.lowercase,
    uppercase: t.uppercase,
    special: rule.specials === undefined ? t.special : t.specialOf(rule.specials),
  };
  const parts = Object.entries(passwordParts(rule, password)) as [PasswordPart, boolean][];
  return (
    <ul className={styles.checklist} aria-label={t.checklist}>
      {parts.map(([part, isThere]) => (
        <li key={part} className={isThere ? styles.there : styles.missing}>
          {isThere ? (
            <CheckCircleIcon fontSize="small" titleAccess={t.there} />
          ) : (
            <RadioButtonUncheckedIcon fontSize="small" titleAccess={t.missing} />
          )}
          {words[part]}
        </li>
      ))}
    </ul>
  );
};
