import Button from '@mui/material/Button';
import type { EntityName, Fault, FaultUser } from '@tresen/domain/kit/entities';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import { useFormContext } from './form-context.ts';
import { useKindWords } from './plain-words.ts';
import { type RecordReferences, useRecordEnvironment } from './record-environment.ts';
import type { AlongDialogProps, RecordKind } from './record-kind.ts';
import { Note } from './record-note.tsx';
import styles from './record-notes.module.css';
import { recordTexts } from './record-texts.ts';
import type { RecordInput } from './stored-record.ts';
import { useRefresh } from './use-refresh.ts';

interface UsersProps {
  readonly by: RecordReferences;
  readonly users: readonly FaultUser[];
  readonly more: number;
}

/** Who stands in the way of what was to be saved, and the offer to change them along. */
export const InTheWayNote = ({ kind, title }: { readonly kind: RecordKind; readonly title: string }) => {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  const { references } = useRecordEnvironment();
  const [input, setInput] = useState<RecordInput>();
  const { onSaved } = useAlong(kind);
  const place = useFocus<HTMLDivElement>(form.inTheWay);
  const { AlongDialog } = kind;
  if (form.inTheWay.length === 0 && !input) return null;
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.place}>
        <Note
          severity="error"
          actions={
            AlongDialog && (
              <Button color="inherit" onClick={() => form.withInput(setInput)}>
                {t.changeAlong}
              </Button>
            )
          }
        >
          {t.inTheWay}
          <ul className={styles.users ?? ''}>
            {form.inTheWay.map((fault) => (
              <Users
                key={`${fault.code} ${String(fault.parameters?.by)}`}
                by={references[fault.parameters?.by as EntityName]}
                users={usersOf(fault)}
                more={Number(fault.parameters?.more ?? 0)}
              />
            ))}
          </ul>
        </Note>
      </div>
      {AlongDialog && input && (
        <AlongDialog
          kind={kind}
          input={input}
          title={title}
          onClose={() => setInput(undefined)}
          onSaved={() => {
            setInput(undefined);
            onSaved();
          }}
        />
      )}
    </>
  );
};

/** Changes the record along with the others, and shows what is stored then. */
function useAlong(kind: RecordKind): Pick<AlongDialogProps, 'onSaved'> {
  const { form } = useFormContext();
  const refresh = useRefresh(kind);
  const id = form.base?.id;
  return {
    onSaved: async () => {
      const stored = id === undefined ? null : await kind.api.find(id);
      if (stored) {
        refresh(stored);
        form.goOnFrom(stored);
      } else refresh();
    },
  };
}

/** The place that gets the focus with each refusal: what was changed may be far below. */
function useFocus<Place extends HTMLElement>(faults: readonly Fault[]) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (faults.length > 0) place.current?.focus();
  }, [faults]);
  return place;
}

/** Records of one kind that stand in the way, each with the way to it. */
function Users({ by, users, more }: UsersProps) {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const words = useKindWords(by.kind);
  return (
    <li>
      {words.many}:{' '}
      {users.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={by.pathOf?.(id) ?? by.kind.listPath}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
      {more > 0 && ` ${t.andMore(f.number(more), more === 1)}`}
    </li>
  );
}

function usersOf({ parameters }: Fault): readonly FaultUser[] {
  return typeof parameters?.users === 'object' ? parameters.users : [];
}
