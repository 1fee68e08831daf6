import type { Entity } from '@tresen/domain/kit/entities';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Late, type LateCode } from '../../kit/feature/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { recordParameter } from '../records/index.ts';

/** A side of a record's page that is no form: at `?tab=`, with code and first requests of its own. */
export interface RecordSide {
  readonly name: string;
  readonly code: LateCode<{ readonly id: string }>;
  /** Sends what it asks for first, before its code has loaded. */
  readonly startRequests?: (id: string, params: URLSearchParams) => void;
}

interface RecordSidesProps {
  readonly entity: Pick<Entity, 'name'>;
  readonly side: RecordSide;
  readonly form: LateCode<object>;
}

/** The page of a record that has two sides: neither waits for the code of the other. */
export const RecordSides = ({ entity, side, form }: RecordSidesProps) => {
  const { [recordParameter(entity.name)]: id = '' } = useParams();
  const [params] = useSearchParams();
  const isForm = id === 'new' || params.get('tab') !== side.name;
  return (
    <Suspense fallback={<Skeleton height={560} />}>
      {isForm ? (
        <Late key="form" code={form} props={{}} />
      ) : (
        <Late key="side" code={side.code} props={{ id }} />
      )}
    </Suspense>
  );
};
