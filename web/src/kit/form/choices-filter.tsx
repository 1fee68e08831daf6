import styles from './choices-filter.module.css';
import { ChoicesSelect, type ChoicesSelectProps } from './choices-select.tsx';
import { useExpected } from './use-expected.ts';

interface ChoicesFilterProps extends Omit<ChoicesSelectProps, 'options'> {
  /** What this filter chooses from, the same on all pages: the browser remembers by it whether there was a choice. */
  readonly of: string;
  /** Undefined until they have come; the place of the filter is held for them. Null when they could not be loaded. */
  readonly options: ChoicesSelectProps['options'] | null | undefined;
}

/** Several of a list in a row of filters, where there is more than one to choose from. */
export const ChoicesFilter = ({ of, options, ...rest }: ChoicesFilterProps) => {
  const isShown =
    options === undefined ? undefined : rest.value.length > 0 || (options && options.length > 1);
  if (!useExpected(of, isShown)) return null;
  // An empty field: four selects that cannot be used yet would hold up the figures of Analytics.
  if (options === undefined) return <div className={styles.held} aria-hidden="true" data-held={of} />;
  return <ChoicesSelect {...rest} options={options ?? []} />;
};
