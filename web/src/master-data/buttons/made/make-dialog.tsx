import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buttonTemplate } from '@tresen/domain/master-data/buttons';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useGroupedBranches } from '../../../kit/branches/index.ts';
import { readFault, useFaultWords } from '../../../kit/faults/index.ts';
import { BranchesBox, FormDialog, TextBox } from '../../../kit/form/index.ts';
import { useErrorWords } from '../../../kit/graphql/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { useNotify } from '../../../kit/notices/index.ts';
import { recordPaths } from '../../records/index.ts';
import styles from './made.module.css';
import type { MadeTemplate, NewTemplate } from './made-api.ts';
import { madeTexts } from './made-texts.ts';

interface MakeDialogProps {
  readonly title: string;
  readonly text: string;
  readonly apply: string;
  readonly begin: NewTemplate;
  /** What it is made of: a failure with another is past. */
  readonly subject?: string | undefined;
  /** Further fields, above the name. */
  readonly children?: ReactNode;
  /** Makes it; undefined while something is missing for that. */
  readonly make: ((wanted: NewTemplate) => Promise<MadeTemplate>) | undefined;
  /** What a failure is called; undefined for the words of the API. */
  readonly failureWords?: (error: unknown) => string | undefined;
  readonly onClose: () => void;
}

/** Asks for name and branches of a template that is made of another; says what had to be left out. */
export const MakeDialog = (props: MakeDialogProps) => {
  const { title, text, apply, begin, subject, children, make, failureWords, onClose } = props;
  const t = useTexts(madeTexts);
  const form = useId();
  const branches = useGroupedBranches();
  const errorWords = useErrorWords();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? begin.name;
  const [chosen, setChosen] = useState<NewTemplate['unitIds']>();
  const unitIds = chosen === undefined ? begin.unitIds : chosen;
  const faultOf = useFaults();
  const work = useMake(make, onClose);
  const { made, isPending } = work;
  const error = work.subject === subject ? work.error : null;
  if (made?.isSuccess && made.templateId)
    return <Left title={title} name={name} templateId={made.templateId} made={made} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It lies over the form of a record, which is not to be saved by this.
    event.stopPropagation();
    work.send({ wanted: { name, unitIds }, subject });
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent>
        <form id={form} onSubmit={submit} noValidate className={styles.fields}>
          <p className={styles.text}>{text}</p>
          {children}
          <TextBox
            label={t.name}
            name="name"
            required
            value={name}
            onChange={({ target }) => setTyped(target.value)}
            error={faultOf(made, 'name')}
          />
          <BranchesBox
            name="unitIds"
            branches={branches}
            value={unitIds}
            onValue={setChosen}
            error={faultOf(made, 'unitIds')}
          />
          {error && (
            <Alert severity="error" role="alert">
              {failureWords?.(error) ?? errorWords(error)}
            </Alert>
          )}
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          form={form}
          variant="contained"
          disabled={!make || isPending || unitIds?.length === 0}
        >
          {apply}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

const nothing: ReadonlySet<string> = new Set();

interface Attempt {
  readonly wanted: NewTemplate;
  readonly subject: string | undefined;
}

/**
 * One attempt after the other; where nothing was left out but what somebody has agreed to, it leads to the new template
 * at once.
 * @param agreed names of what the person knows to be left out
 */
export function useMake(
  make: MakeDialogProps['make'],
  onClose: () => void,
  agreed: ReadonlySet<string> = nothing,
) {
  const t = useTexts(madeTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: ({ wanted }: Attempt) => (make ? make(wanted) : Promise.reject(new Error('nothing to make'))),
    onSuccess: ({ isSuccess, templateId, missing }, { wanted }) => {
      if (!isSuccess || !templateId) return;
      void client.invalidateQueries({ queryKey: ['records', 'buttonTemplate'] });
      if (missing.some((one) => !agreed.has(one))) return;
      notify.success(t.made(wanted.name));
      onClose();
      void navigate(recordPaths.buttonTemplate.pathOf(templateId));
    },
  });
  return { made: data, error, isPending, subject: variables?.subject, send: mutate };
}

function useFaults() {
  const words = useFaultWords();
  return (made: MadeTemplate | undefined, path: string): string | undefined => {
    const fault = made?.faults.find((one) => one.path === path || one.path.startsWith(`${path}.`));
    const field = path === 'name' ? buttonTemplate.fields.name : undefined;
    return fault && words(readFault(fault), field);
  };
}

interface LeftProps {
  readonly title: string;
  readonly name: string;
  readonly templateId: string;
  readonly made: MadeTemplate;
  readonly onClose: () => void;
}

/** It was made, without some of its buttons. */
export function Left({ title, name, templateId, made: { missing, takenNumbers }, onClose }: LeftProps) {
  const t = useTexts(madeTexts);
  const names = [...new Set(missing)];
  const takenBy = new Map(takenNumbers.map((one) => [one.name, t.takenNumber(one.number, one.nameHere)]));
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent>
        <Alert severity="success">{t.made(name)}</Alert>
        {names.length > 0 && (
          <>
            <p className={styles.text}>{t.missing(names.length)}</p>
            <ul className={styles.missing} aria-label={t.missingList}>
              {names.map((one) => (
                <li key={one}>{[one, takenBy.get(one)].filter(Boolean).join(': ')}</li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.close}
        </Button>
        <Button
          variant="contained"
          component={Link}
          to={recordPaths.buttonTemplate.pathOf(templateId)}
          onClick={onClose}
        >
          {t.open}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
