import { useCallback, useMemo } from 'react';
import { arrangeColumns, type ChosenColumn, type Column, choicesOf } from './columns.ts';
import { type ColumnChoice, setColumnChoices, useColumnChoices } from './list-settings.ts';

/** The columns of a list as somebody has set them up, and how to change that. */
export interface Columns<Row> {
  /** All of them, also those that are not shown. */
  readonly all: readonly ChosenColumn<Row>[];
  readonly shown: readonly ChosenColumn<Row>[];
  /** What a view keeps of them; empty while they are as the list comes. */
  readonly choices: readonly ColumnChoice[];
  readonly arrange: (choices: readonly ColumnChoice[]) => void;
  /** Gives a column a width in pixels; null for as wide as its content. */
  readonly resize: (key: string, width: number | null) => void;
}

/** Columns that this browser remembers by the list's name. @param columns has to stay the same between renderings */
export const useColumns = <Row>(list: string, columns: readonly Column<Row>[]): Columns<Row> => {
  const choices = useColumnChoices(list);
  const all = useMemo(() => arrangeColumns(columns, choices), [columns, choices]);
  const shown = useMemo(() => all.filter(({ isShown }) => isShown), [all]);
  const arrange = useCallback((next: readonly ColumnChoice[]) => setColumnChoices(list, next), [list]);
  const resize = useCallback(
    (key: string, width: number | null) =>
      setColumnChoices(
        list,
        choicesOf(all).map(({ width: old, ...choice }) => {
          const next = choice.key === key ? width : old;
          return { ...choice, ...(typeof next === 'number' && { width: next }) };
        }),
      ),
    [list, all],
  );
  return { all, shown, choices, arrange, resize };
};
