import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Column } from '../../kit/list/index.ts';
import type { Explained } from './acknowledge-dialog.tsx';
import styles from './counters.module.css';
import type { Gap } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';
import { GapState } from './gap-state.tsx';
import { useGapWords } from './gap-words.ts';

interface ActionsProps {
  readonly gap: Gap;
  readonly onExplain: (explained: Explained) => void;
}

/** True for gaps of which nobody has said why they are there, and which have not closed. */
export const isUnexplained = ({ acknowledgedAt, closedAt }: Gap): boolean =>
  acknowledgedAt === null && closedAt === null;

/** @param withRegister the list of all registers names them */
export const useGapColumns = (
  withRegister: boolean,
  onExplain: (explained: Explained) => void,
): readonly Column<Gap>[] => {
  const t = useTexts(counterTexts);
  const f = useFormats();
  return useMemo(() => {
    const register: Column<Gap> = {
      key: 'register',
      name: t.register,
      cell: ({ deviceId, deviceName, unitName }) => (
        <>
          <Link to={`/setting/device/${deviceId}`}>{deviceName}</Link>
          <span className={styles.detail}>{unitName}</span>
        </>
      ),
    };
    return [
      { key: 'what', name: t.what, role: 'title', cell: (gap) => <What gap={gap} /> },
      ...(withRegister ? [register] : []),
      {
        key: 'between',
        name: t.between,
        cell: ({ after, before, zone }) => t.betweenTimes(f.dateTime(after, zone), f.dateTime(before, zone)),
      },
      { key: 'state', name: t.state, cell: (gap) => <GapState gap={gap} /> },
      {
        key: 'actions',
        name: t.acknowledge,
        role: 'actions',
        cell: (gap) => <Actions gap={gap} onExplain={onExplain} />,
      },
    ];
  }, [t, f, withRegister, onExplain]);
};

function What({ gap }: { readonly gap: Gap }) {
  const t = useTexts(counterTexts);
  const { firstSignature, lastSignature } = gap;
  return (
    <>
      {useGapWords()(gap)}
      {firstSignature !== null && lastSignature !== null && (
        <span className={styles.detail}>
          {t.missingSignatures(String(firstSignature), String(lastSignature))}
        </span>
      )}
    </>
  );
}

function Actions({ gap, onExplain }: ActionsProps) {
  const t = useTexts(counterTexts);
  const words = useGapWords()(gap);
  const around = gap.kind === 'z' ? t.closingsAround : t.receiptsAround;
  return (
    <span className={styles.actions}>
      <Button component={Link} to={recordsAround(gap)} aria-label={`${around}: ${words}`}>
        {around}
      </Button>
      {isUnexplained(gap) && (
        <Button
          variant="outlined"
          onClick={() => onExplain({ ids: [gap.id], words })}
          aria-label={`${t.acknowledge}: ${words}`}
        >
          {t.acknowledge}
        </Button>
      )}
    </span>
  );
}

/** The receipts or closings of the days around a gap; days in UTC do, since they are only to lie around it. */
function recordsAround({ kind, after, before, deviceId, unitId }: Gap): string {
  return `/manage/${kind === 'z' ? 'closings' : 'receipts'}?${new URLSearchParams({
    units: unitId,
    devices: deviceId,
    from: after.slice(0, 10),
    to: before.slice(0, 10),
  })}`;
}
