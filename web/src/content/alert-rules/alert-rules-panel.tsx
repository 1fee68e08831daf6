import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBranches } from '../../kit/branches/index.ts';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './alert-rules.module.css';
import { alertRulesQuery } from './alert-rules.queries.ts';
import { alertRulesTexts } from './alert-rules-texts.ts';
import { RulesForm } from './rules-form.tsx';

/** From when on people are told, for those who may say so. */
export const AlertRulesPanel = () => (useMayUse('Query.alertRules') ? <Rules /> : null);

const everywhere = 'everywhere';

function Rules() {
  const t = useTexts(alertRulesTexts);
  const branches = useBranches();
  const [unitId, setUnitId] = useState<string | null>(null);
  const rules = useQuery(alertRulesQuery(unitId));
  const withOwn = rules.data?.branches ?? [];
  const options = [
    { value: everywhere, title: t.everywhere },
    ...branches.map(({ id, name }) => ({
      value: id,
      title: withOwn.includes(id) ? t.withOwn(name) : name,
    })),
  ];
  const currency = (branches.find(({ id }) => id === unitId) ?? branches[0])?.currency ?? 'EUR';
  return (
    <Panel title={t.title}>
      <p className={styles.intro}>{t.intro}</p>
      {branches.length > 1 && (
        <ChoiceBox
          label={t.where}
          name="where"
          required
          options={options}
          value={unitId ?? everywhere}
          onValue={(next) => setUnitId(next === everywhere ? null : next)}
        />
      )}
      <Loaded query={rules} skeleton={<Skeleton height={400} />}>
        {(shown) => (
          <RulesForm
            key={`${unitId} ${JSON.stringify(shown.rules)}`}
            unitId={unitId}
            rules={shown.rules}
            currency={currency}
          />
        )}
      </Loaded>
    </Panel>
  );
}
