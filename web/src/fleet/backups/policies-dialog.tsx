import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { useCategoryWord } from './backup-state.tsx';
import styles from './backups.module.css';
import { policiesQuery, useSavePolicies } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';

/** Opens how long each category is kept. */
export const PoliciesButton = () => {
  const t = useTexts(backupTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.policies}
      </Button>
      {isOpen && <PoliciesDialog onClose={() => setOpen(false)} />}
    </>
  );
};

function PoliciesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(backupTexts);
  const title = useId();
  const wordOf = useCategoryWord();
  const notify = useNotify();
  const query = useQuery(policiesQuery);
  const { data = [] } = query;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const save = useSavePolicies();
  const textOf = ({ category, days }: (typeof data)[number]) => typed[category] ?? String(days ?? '');
  const isWrong = data.some((policy) => daysOf(textOf(policy)) === undefined);
  const saveAll = () => {
    const changed = data.flatMap((policy) => {
      const days = daysOf(textOf(policy));
      return days === undefined || days === policy.days ? [] : [{ category: policy.category, days }];
    });
    save.mutate(changed, {
      onSuccess: () => {
        notify.success(t.policiesSaved);
        onClose();
      },
      onError: notify.failure,
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{t.policies}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.policiesText}</DialogContentText>
        <Loaded query={query} skeleton={<Skeleton height={354} />}>
          {(policies) => (
            <div className={styles.fields}>
              {policies.map((policy) => {
                const isFaulty = daysOf(textOf(policy)) === undefined;
                return (
                  <TextField
                    key={policy.category}
                    label={t.daysOf(wordOf(policy.category))}
                    value={textOf(policy)}
                    error={isFaulty}
                    helperText={isFaulty ? t.daysFault : t.daysHint}
                    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                    onChange={({ target }) => setTyped({ ...typed, [policy.category]: target.value })}
                  />
                );
              })}
            </div>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={data.length === 0 || isWrong || save.isPending}
          onClick={saveAll}
        >
          {t.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const maxDays = 3_650;

/** Days as somebody typed them; null for ever, undefined for what is none. */
function daysOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= maxDays ? days : undefined;
}
