import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import type { Conflict } from './conflict.ts';
import styles from './conflict-dialog.module.css';
import type { PlainWords } from './plain-words.ts';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';
import { differingNames, type FormValues, formValues, isSame } from './record-values.ts';

import { useNameWords, useReferredNames, useValueWords } from './value-words.ts';

type Side = 'mine' | 'theirs';

/** What only the other one has changed stays as they saved it; for the rest the person's own entry is proposed. */
const proposedSide = (name: string, mine: FormValues, base: FormValues | undefined): Side =>
  base !== undefined && isSame(mine[name], base[name]) ? 'theirs' : 'mine';

type Kind = Pick<RecordKind, 'entity'>;

const useVersions = ({ entity }: Kind, { mine, theirs: record, base }: Conflict) => {
  const theirs = formValues(entity, record);
  const names = differingNames(entity, mine, theirs);
  const proposed = Object.fromEntries(names.map((name) => [name, proposedSide(name, mine, base)]));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(proposed);
  const isOfBoth = (name: string) =>
    base !== undefined && !isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]);
  const chosen = Object.fromEntries(
    Object.keys(theirs).map((name) => [name, (sides[name] === 'mine' ? mine : theirs)[name]]),
  );
  return {
    theirs,
    names,
    sides,
    isOfBoth,
    chosen,
    choose: (name: string, side: Side) => setSides({ ...sides, [name]: side }),
    chooseAll: (side: Side) => setSides(Object.fromEntries(names.map((name) => [name, side]))),
  };
};

interface DifferenceProps {
  readonly name: string;
  readonly title: string;
  readonly note: string | undefined;
  readonly side: Side;
  readonly words: Readonly<Record<Side, string>>;
  readonly onChoose: (side: Side) => void;
}

const Difference = ({ name, title, note, side, words, onChoose }: DifferenceProps) => {
  const t = useTexts(recordTexts);
  return (
    <fieldset className={styles.difference}>
      <legend className={styles.name}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one} className={styles.side}>
          <input
            type="radio"
            name={`conflict-${name}`}
            checked={side === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <span className={styles.whose}>{t[one]}</span>
            <span className={styles.value}>{words[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

interface ConflictDialogProps {
  readonly kind: Kind;
  readonly words: PlainWords;
  /** Names behind references, by id, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
  readonly conflict: Conflict;
  readonly onClose: () => void;
  readonly onChosen: (values: FormValues) => void;
}

/**
 * Somebody else has saved in between: both versions side by side where they differ, with a choice for each. Nothing is
 * lost until it is chosen.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { kind, words, names: known, conflict, onClose, onChosen } = props;
  const t = useTexts(recordTexts);
  const f = useFormats();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { mine, theirs: record } = conflict;
  const { theirs, names, sides, isOfBoth, chosen, choose, chooseAll } = useVersions(kind, conflict);
  const nameOf = useReferredNames(kind, [mine, theirs], known);
  const valueWords = useValueWords(kind, words, nameOf);
  const nameWords = useNameWords(words);
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={onClose}
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{t.conflictTitle}</DialogTitle>
      <DialogContent>
        <p className={styles.text}>
          {t.conflictText(record.lastModifiedByName, f.dateTime(record.lastModifiedAt))}
        </p>
        <div className={styles.all}>
          <Button variant="outlined" onClick={() => chooseAll('mine')}>
            {t.allMine}
          </Button>
          <Button variant="outlined" onClick={() => chooseAll('theirs')}>
            {t.allTheirs}
          </Button>
        </div>
        {names.map((name) => (
          <Difference
            key={name}
            name={name}
            title={nameWords(name)}
            note={isOfBoth(name) ? t.both : undefined}
            side={sides[name] ?? 'mine'}
            words={{ mine: valueWords(name, mine[name]), theirs: valueWords(name, theirs[name]) }}
            onChoose={(side) => choose(name, side)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button variant="contained" onClick={() => onChosen(chosen)}>
          {t.saveChoice}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
