import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FormDialog } from '../../../kit/form/index.ts';
import { useErrorWords } from '../../../kit/graphql/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './made.module.css';
import type { CopyDifference, MadeTemplate, NewTemplate, Replacement } from './made-api.ts';
import { madeTexts } from './made-texts.ts';
import { Left, useMake } from './make-dialog.tsx';

interface CopyQuestionsProps {
  readonly title: string;
  readonly wanted: NewTemplate;
  readonly differences: readonly CopyDifference[];
  readonly make: (replacements: readonly Replacement[]) => Promise<MadeTemplate>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Before a template is copied: what lies on its buttons in branches that have not all of it, or have their own. */
export const CopyQuestions = ({ title, wanted, differences, make, onBack, onClose }: CopyQuestionsProps) => {
  const t = useTexts(madeTexts);
  const errorWords = useErrorWords();
  const [taken, setTaken] = useState(() => new Set(differences.filter(isMeant).map(({ id }) => id)));
  const replacements = differences.flatMap(({ id, own }) =>
    own && taken.has(id) ? [{ targetId: id, byId: own.id }] : [],
  );
  // What stays away is told here already: only what else went meanwhile is told behind it.
  const agreed = new Set(
    differences.filter(({ id, isThere }) => !isThere && !taken.has(id)).map(({ name }) => name),
  );
  const work = useMake(() => make(replacements), onClose, agreed);
  const { made, error, isPending } = work;
  if (made?.isSuccess && made.templateId) {
    const unforeseen = { ...made, missing: made.missing.filter((one) => !agreed.has(one)) };
    return (
      <Left
        title={title}
        name={wanted.name}
        templateId={made.templateId}
        made={unforeseen}
        onClose={onClose}
      />
    );
  }
  const take = (id: string, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(id);
    else next.delete(id);
    setTaken(next);
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent className={styles.fields}>
        <p className={styles.text}>{t.differs}</p>
        <OwnList differences={differences.filter(({ own }) => own !== null)} taken={taken} onTake={take} />
        <Missing
          differences={differences.filter(({ isThere, own }) => !isThere && own === null)}
          isOfSeveral={wanted.unitIds?.length !== 1}
        />
        {error && (
          <Alert severity="error" role="alert">
            {errorWords(error)}
          </Alert>
        )}
        {made && made.faults.length > 0 && (
          <Alert severity="error" role="alert">
            {t.goBack}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          {t.back}
        </Button>
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => work.send({ wanted, subject: undefined })}
        >
          {t.applyCopy}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

/** One of the same name is what was meant, as far as the other is not there; a number alone says little. */
const isMeant = ({ name, isThere, own }: CopyDifference): boolean =>
  !isThere && own?.name.trim().toLowerCase() === name.trim().toLowerCase();

interface OwnListProps {
  readonly differences: readonly CopyDifference[];
  readonly taken: ReadonlySet<string>;
  readonly onTake: (id: string, isTaken: boolean) => void;
}

/** What the branches have of their own, to be taken or not. */
function OwnList({ differences, taken, onTake }: OwnListProps) {
  const t = useTexts(madeTexts);
  if (differences.length === 0) return null;
  return (
    <div>
      <h3 className={styles.heading}>{t.ownTitle}</h3>
      <ul className={styles.questions} aria-label={t.ownTitle}>
        {differences.map(({ id, isThere, own, ...record }) => (
          <li key={id}>
            <FormControlLabel
              control={
                <Checkbox checked={taken.has(id)} onChange={({ target }) => onTake(id, target.checked)} />
              }
              label={t.takeOwn(own ? t.numbered(own) : '', t.numbered(record))}
            />
            {!taken.has(id) && <p className={styles.otherwise}>{isThere ? t.staysSo : t.isLeftOut}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MissingProps {
  readonly differences: readonly CopyDifference[];
  /** The copy is for several branches, which may each have their own. */
  readonly isOfSeveral: boolean;
}

/** What the branches have nothing for, be it ticked or not. */
function Missing({ differences, isOfSeveral }: MissingProps) {
  const t = useTexts(madeTexts);
  if (differences.length === 0) return null;
  const title = isOfSeveral ? t.missingSomewhere : t.missingThere;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.text}>{isOfSeveral ? `${t.leftOut} ${t.oneByOne}` : t.leftOut}</p>
      <ul className={styles.missing} aria-label={title}>
        {differences.map((one) => (
          <li key={one.id}>{t.numbered(one)}</li>
        ))}
      </ul>
    </div>
  );
}
