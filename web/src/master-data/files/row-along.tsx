import type { EntityName } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { useState } from 'react';
import { AlongButton, AlongDialog } from '../change-sets/index.ts';
import type { ImportFault } from './files.queries.ts';
import { type RecheckProps, useRecheck } from './use-recheck.ts';

interface RowAlongProps extends RecheckProps {
  readonly along: NonNullable<ImportFault['along']>;
}

/** Changes the record of a refused row together with those that stand in its way; then the file is checked anew. */
export const RowAlong = ({ along, ...props }: RowAlongProps) => {
  const [isOpen, setOpen] = useState(false);
  const { recheck, isBusy } = useRecheck(props);
  return (
    <>
      <AlongButton name={along.name} isBusy={isBusy} onOpen={() => setOpen(true)} />
      {isOpen && (
        <AlongDialog
          kind={{ entity: kinds[props.file.entity as EntityName] }}
          input={JSON.parse(along.record)}
          title={along.name}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            void recheck();
          }}
        />
      )}
    </>
  );
};
