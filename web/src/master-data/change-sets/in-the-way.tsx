import type { EntityName, FaultUser } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPaths } from '../records/index.ts';

interface InTheWay {
  readonly by: EntityName;
  readonly users: readonly FaultUser[];
}

interface WaysProps {
  /** JSON text of the fault's parameters. */
  readonly parameters: string | null;
  /** The words of the fault. */
  readonly text: string;
}

/** The words of a fault, with a way to each record that they name. */
export const WaysToUsers = ({ parameters, text }: WaysProps) => {
  const inTheWay = inTheWayOf({ parameters });
  const pieces: ReactNode[] = [];
  let rest = text;
  for (const { id, name } of inTheWay?.users ?? []) {
    const at = rest.indexOf(name);
    if (!inTheWay || at < 0) continue;
    pieces.push(
      rest.slice(0, at),
      <Link key={id} to={recordPaths[inTheWay.by].pathOf(id)}>
        <bdi>{name}</bdi>
      </Link>,
    );
    rest = rest.slice(at + name.length);
  }
  return (
    <>
      {pieces}
      {rest}
    </>
  );
};

/** Who stands in the way of a change, where a fault names them. */
export const inTheWayOf = ({ parameters }: Pick<WaysProps, 'parameters'>): InTheWay | undefined => {
  const { by, users } = (parameters === null ? {} : JSON.parse(parameters)) as Partial<InTheWay>;
  return by && Array.isArray(users) && users.length > 0 ? { by, users } : undefined;
};
