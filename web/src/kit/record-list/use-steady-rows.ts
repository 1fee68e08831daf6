import { useState } from 'react';
import type { RecordConnection } from './records-query.ts';
import type { RecordList } from './use-record-list.ts';

interface Identified {
  readonly id: string;
}

interface Held<Row> {
  /** Filter, order and place that the rows were asked for with. */
  readonly place: RecordList<Row>['variables'];
  /** What the server said last. */
  readonly answer: RecordConnection<Row>;
  readonly shown: RecordConnection<Row>;
}

/**
 * While a list is edited its rows stay where they are, whatever is entered: the next one is still the next one. Another
 * filter, order or page shows what the server has.
 */
export const useSteadyRows = <Row extends Identified>(
  list: Pick<RecordList<Row>, 'query' | 'variables' | 'isEdited'>,
): RecordConnection<Row> | undefined => {
  const { query, variables, isEdited } = list;
  const [held, setHeld] = useState<Held<Row>>();
  const { data: answer, isPlaceholderData } = query;
  if (!isEdited && held) setHeld(undefined);
  if (!isEdited || !answer || isPlaceholderData) return answer;
  if (held && held.answer === answer && held.place === variables) return held.shown;
  const isSame = held?.place === variables;
  const shown = isSame ? { ...answer, nodes: inPlace(held.shown.nodes, answer.nodes) } : answer;
  setHeld({ place: variables, answer, shown });
  return shown;
};

/** The rows that stood there, each as it is now; one that the list no longer has stays as it was seen last. */
function inPlace<Row extends Identified>(rows: readonly Row[], now: readonly Row[]): readonly Row[] {
  const byId = new Map(now.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}
