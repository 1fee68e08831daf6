import Button from '@mui/material/Button';
import { type AlertRuleName, alertRules } from '@tresen/domain/organization/alert-rules';
import { type FormEvent, useState } from 'react';
import { isSame } from '../../kit/conflicts/index.ts';
import { ChoiceBox, ScaledBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './alert-rules.module.css';
import { type ShownRule, useSaveAlertRules } from './alert-rules.queries.ts';
import { alertRulesTexts } from './alert-rules-texts.ts';
import { choicesOf, chosenOf, isWrong, type RuleChoice, type RuleWay } from './rule-choices.ts';

interface RulesFormProps {
  readonly unitId: string | null;
  readonly rules: readonly ShownRule[];
  readonly currency: string;
}

/** The rules of all branches, or of one. */
export const RulesForm = ({ unitId, rules, currency }: RulesFormProps) => {
  const t = useTexts(alertRulesTexts);
  const notify = useNotify();
  const save = useSaveAlertRules(unitId);
  const stored = choicesOf(rules, unitId !== null);
  const [choices, setChoices] = useState(stored);
  const [isTried, setTried] = useState(false);
  const settle = useUnsaved(!isSame(choices, stored), { onDiscard: () => setChoices(stored) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (choices.some(isWrong)) return;
    save.mutate(
      chosenOf(choices).map(({ rule, value }) => ({ rule, value: typeof value === 'number' ? value : null })),
      {
        onSuccess: () => {
          settle();
          notify.success(t.saved);
        },
        onError: notify.failure,
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.rules}>
        {choices.map((choice) => (
          <RuleBoxes
            key={choice.rule}
            choice={choice}
            isOfBranch={unitId !== null}
            currency={currency}
            isShown={isTried}
            onChoice={(part) =>
              setChoices((now) => now.map((one) => (one.rule === choice.rule ? { ...one, ...part } : one)))
            }
          />
        ))}
      </div>
      <Button type="submit" variant="contained" loading={save.isPending} className={styles.save}>
        {t.save}
      </Button>
    </form>
  );
};

interface RuleBoxesProps {
  readonly choice: RuleChoice;
  readonly isOfBranch: boolean;
  readonly currency: string;
  /** Somebody has tried to save: what is wrong is said. */
  readonly isShown: boolean;
  readonly onChoice: (part: Partial<RuleChoice>) => void;
}

function RuleBoxes({ choice, isOfBranch, currency, isShown, onChoice }: RuleBoxesProps) {
  const t = useTexts(alertRulesTexts);
  const { rule, way, inherited } = choice;
  const valueText = useValueText(rule, currency);
  const ways: readonly { readonly value: RuleWay; readonly title: string }[] = [
    ...(isOfBranch ? [{ value: 'inherit' as const, title: t.asEverywhere }] : []),
    { value: 'on', title: t.tell },
    { value: 'off', title: t.off },
  ];
  return (
    <div className={styles.rule}>
      <ChoiceBox
        label={t[rule]}
        name={rule}
        required
        options={ways}
        value={way}
        hint={way === 'inherit' ? t.inherited(valueText(inherited)) : undefined}
        onValue={(next) => next && onChoice({ way: next })}
      />
      {way === 'on' && (
        <ValueBox
          choice={choice}
          currency={currency}
          isShown={isShown}
          onValue={(value) => onChoice({ value })}
        />
      )}
    </div>
  );
}

interface ValueBoxProps extends Pick<RuleBoxesProps, 'choice' | 'currency' | 'isShown'> {
  readonly onValue: (value: number | string | null) => void;
}

function ValueBox({ choice, currency, isShown, onValue }: ValueBoxProps) {
  const t = useTexts(alertRulesTexts);
  const { rule, value } = choice;
  const valueText = useValueText(rule, currency);
  const { unit, least, most } = alertRules[rule];
  if (rule === 'closingMissing' || rule === 'stockLow') return null;
  const units = { cents: currency === 'EUR' ? '€' : currency, minutes: t.minutes, days: t.days, switch: '' };
  return (
    <ScaledBox
      label={t[`from_${rule}`]}
      kind={unit === 'cents' ? 'cents' : 'whole'}
      value={value}
      onValue={onValue}
      unit={units[unit]}
      error={isShown && isWrong(choice) ? t.ALERT_RULE_WRONG(valueText(least), valueText(most)) : undefined}
    />
  );
}

/** A value as people say it. */
function useValueText(rule: AlertRuleName, currency: string): (value: number | null) => string {
  const t = useTexts(alertRulesTexts);
  const f = useFormats();
  return (value) => {
    if (value === null) return t.ruleOff;
    switch (alertRules[rule].unit) {
      case 'cents':
        return f.money(value, currency);
      case 'minutes':
        return `${f.number(value)} ${t.minutes}`;
      case 'days':
        return `${f.number(value)} ${t.days}`;
      default:
        return t.ruleOn;
    }
  };
}
