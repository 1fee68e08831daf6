import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import styles from './conflict-dialog.module.css';
import { conflictTexts } from './conflicts-texts.ts';

export type Side = 'mine' | 'theirs';

/** Something that two people have saved in two ways. */
export interface Difference {
  readonly key: string;
  readonly title: string;
  readonly words: Readonly<Record<Side, string>>;
  /** Whose the two are, where that is not just mine and what is saved. */
  readonly whose?: Readonly<Record<Side, string>>;
  /** Both have changed it. */
  readonly isOfBoth?: boolean;
  /** What is chosen to begin with: mine unless told. */
  readonly proposed?: Side;
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

interface ConflictDialogProps {
  readonly title?: string;
  /** Who has saved, and when. */
  readonly text?: string;
  readonly differences: readonly Difference[];
  readonly onClose: () => void;
  readonly onChosen: (sideOf: (key: string) => Side) => void;
}

/**
 * Somebody else has saved in between: both versions side by side where they differ, with a choice for each. Nothing is
 * lost until it is chosen.
 */
export const ConflictDialog = ({ title, text, differences, onClose, onChosen }: ConflictDialogProps) => {
  const t = useTexts(conflictTexts);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ key, proposed = 'mine' }) => [key, proposed])),
  );
  const sideOf = (key: string): Side => sides[key] ?? 'mine';
  const chooseAll = (side: Side) => setSides(Object.fromEntries(differences.map(({ key }) => [key, side])));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={onClose}
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{title ?? t.title}</DialogTitle>
      <DialogContent>
        <p className={styles.text}>{text ?? t.text}</p>
        <div className={styles.all}>
          <Button variant="outlined" onClick={() => chooseAll('mine')}>
            {t.allMine}
          </Button>
          <Button variant="outlined" onClick={() => chooseAll('theirs')}>
            {t.allTheirs}
          </Button>
        </div>
        {differences.map((difference) => (
          <Choice
            key={difference.key}
            difference={difference}
            side={sideOf(difference.key)}
            onChoose={(side) => setSides({ ...sides, [difference.key]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="contained" onClick={() => onChosen(sideOf)}>
          {t.saveChoice}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const t = useTexts(conflictTexts);
  const { key, title, words, whose = t, isOfBoth } = difference;
  return (
    <fieldset className={styles.difference}>
      <legend className={styles.name}>
        {title}
        {isOfBoth && <span className={styles.note}>{t.both}</span>}
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={styles.side}>
          <input
            type="radio"
            name={`conflict-${key}`}
            checked={side === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <span className={styles.whose}>{whose[one]}</span>
            <span className={styles.value}>{words[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
