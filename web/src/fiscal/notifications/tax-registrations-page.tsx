import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { searchWordsOf } from '@tresen/domain/kit/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AccountBalanceOutlinedIcon } from '../../kit/icons/account-balance-outlined.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { PrepareMany } from './prepare-many.tsx';
import { DifferenceList, RegistrationState } from './registration-state.tsx';
import styles from './tax-notifications.module.css';
import { type TaxRegistrationRow, taxRegistrationsQuery } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

/** /manage/data/register: what has to be told of each establishment, and until when (FIS-02). */
export const TaxRegistrationsPage = () => {
  const t = useTexts(taxTexts);
  const query = useQuery(taxRegistrationsQuery);
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<AccountBalanceOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <Registrations rows={rows} />
          )
        }
      </Loaded>
    </>
  );
};

function Registrations({ rows }: { readonly rows: readonly TaxRegistrationRow[] }) {
  const t = useTexts(taxTexts);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayPrepare = useMayUse('Mutation.prepareTaxNotifications');
  const words = searchWordsOf(text.toLowerCase());
  const found = rows.filter(({ unitName }) => words.every((word) => unitName.toLowerCase().includes(word)));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>{t.intro}</p>
      <div className={styles.bar}>
        <div className={styles.search}>
          <TextBox label={t.search} value={text} onChange={({ target }) => setText(target.value)} />
        </div>
        {mayPrepare && <PrepareMany rows={rows} chosen={chosen} onChoose={setChosen} />}
      </div>
      {found.length === 0 && <p>{t.noHits}</p>}
      <ul className={styles.rows}>
        {found.map((row) => (
          <li key={row.id} className={styles.row}>
            {mayPrepare && (
              <Checkbox
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
                slotProps={{ input: { 'aria-label': t.choose(row.unitName) } }}
              />
            )}
            <Registration row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Registration({ row }: { readonly row: TaxRegistrationRow }) {
  const t = useTexts(taxTexts);
  const f = useFormats();
  const { id, unitName, country, systemCount, lastSentOn } = row;
  const told = lastSentOn === null ? t.neverSent : t.lastSent(f.day(lastSentOn));
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <Link to={`/manage/data/register/${id}`} className={styles.name}>
          {unitName}
        </Link>
        <RegistrationState row={row} />
      </div>
      <p className={styles.muted}>
        {[
          t.systems(f.number(systemCount), systemCount === 1),
          told,
          ...(country === 'AT' ? [t.austria] : []),
        ].join(' · ')}
      </p>
      <DifferenceList row={row} />
    </div>
  );
}
