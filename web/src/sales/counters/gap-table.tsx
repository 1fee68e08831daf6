import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable } from '../../kit/list/index.ts';
import { AcknowledgeDialog, type Explained } from './acknowledge-dialog.tsx';
import type { Gap } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';
import { useGapColumns } from './gap-columns.tsx';

/** The gaps of one register with what is known of them, and a way to say why they are there. */
export const GapTable = ({ gaps }: { readonly gaps: readonly Gap[] }) => {
  const t = useTexts(counterTexts);
  const [explained, setExplained] = useState<Explained | null>(null);
  return (
    <>
      <ListTable label={t.gapsTitle} rows={gaps} columns={useGapColumns(false, setExplained)} />
      {explained && <AcknowledgeDialog explained={explained} onClose={() => setExplained(null)} />}
    </>
  );
};
