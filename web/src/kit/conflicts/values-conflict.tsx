import { ConflictDialog, type Difference } from './conflict-dialog.tsx';
import { isSame } from './is-same.ts';

interface ValuesConflictProps<Values extends object> {
  readonly text?: string;
  readonly mine: Values;
  readonly theirs: Values;
  /** From what both began, undefined where that is not known: what only one has changed is proposed as they have it. */
  readonly base: Values | undefined;
  /** What there may be to choose, in the form's order. */
  readonly names: readonly (keyof Values & string)[];
  readonly titleOf: (name: keyof Values & string) => string;
  readonly wordsOf: (name: keyof Values & string, values: Values) => string;
  readonly onClose: () => void;
  /** @param isTheirs nothing is left to be saved */
  readonly onChosen: (values: Values, isTheirs: boolean) => void;
}

/** Two versions of the values of a form, between which somebody chooses value by value. */
export const ValuesConflict = <Values extends object>(props: ValuesConflictProps<Values>) => {
  const { text, mine, theirs, base, names, titleOf, wordsOf, onClose, onChosen } = props;
  const differing = names.filter((name) => !isSame(mine[name], theirs[name]));
  const isChanged = (values: Values, name: keyof Values) =>
    base !== undefined && !isSame(values[name], base[name]);
  const differenceOf = (name: keyof Values & string): Difference => ({
    key: name,
    title: titleOf(name),
    words: { mine: wordsOf(name, mine), theirs: wordsOf(name, theirs) },
    isOfBoth: isChanged(mine, name) && isChanged(theirs, name),
    proposed: base !== undefined && !isChanged(mine, name) ? 'theirs' : 'mine',
  });
  return (
    <ConflictDialog
      {...(text !== undefined && { text })}
      differences={differing.map(differenceOf)}
      onClose={onClose}
      onChosen={(sideOf) => {
        const own = differing.filter((name) => sideOf(name) === 'mine');
        const kept = Object.fromEntries(own.map((name) => [name, mine[name]])) as Partial<Values>;
        onChosen({ ...theirs, ...kept }, own.length === 0);
      }}
    />
  );
};
