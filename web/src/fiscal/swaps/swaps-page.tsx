import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import { searchWordsOf } from '@tresen/domain/kit/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PublishedWithChangesOutlinedIcon } from '../../kit/icons/published-with-changes-outlined.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { SwapBulk } from './swap-bulk.tsx';
import { Swap as SwapView } from './swap-row.tsx';
import styles from './swaps.module.css';
import { type SwapRow, swapsQuery } from './swaps.queries.ts';
import { swapTexts } from './swaps-texts.ts';
import { useSwapActions } from './use-swap-actions.ts';

/** /manage/data/securityDevices/swaps: devices at their end, from the order to the device that is kept. */
export const SwapsPage = () => {
  const t = useTexts(swapTexts);
  const query = useQuery(swapsQuery);
  const toDevices = (
    <Button component={Link} to="/manage/data/securityDevices" color="inherit">
      {t.toDevices}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title}>{toDevices}</PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={<PublishedWithChangesOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <Swaps rows={rows} />
          )
        }
      </Loaded>
    </>
  );
};

function Swaps({ rows }: { readonly rows: readonly SwapRow[] }) {
  const t = useTexts(swapTexts);
  const actions = useSwapActions();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = searchWordsOf(text.toLowerCase());
  const found = rows.filter(({ registerName, unitName }) => {
    const name = `${registerName} ${unitName}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
  const toggle = (id: string) => setChosen(chosen.symmetricDifference(new Set([id])));
  return (
    <div className={styles.stack}>
      <p className={styles.intro}>{t.intro}</p>
      <div className={styles.search}>
        <TextBox label={t.search} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <SwapBulk
        rows={found}
        chosen={found.filter(({ id }) => chosen.has(id))}
        onChoose={setChosen}
        actions={actions}
      />
      {found.length === 0 && <p>{t.noHits}</p>}
      <ul className={styles.rows}>
        {found.map((row) => (
          <li key={row.id} className={styles.row}>
            <Checkbox
              checked={chosen.has(row.id)}
              onChange={() => toggle(row.id)}
              slotProps={{ input: { 'aria-label': t.choose(`${row.registerName}, ${row.unitName}`) } }}
            />
            <SwapView row={row} actions={actions} />
          </li>
        ))}
      </ul>
    </div>
  );
}
