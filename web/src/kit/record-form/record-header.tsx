import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/index.ts';
import { ArrowBackIcon } from '../icons/arrow-back.tsx';
import { MoreVertIcon } from '../icons/more-vert.tsx';
import { usePageStands } from '../idle/index.ts';
import { PageHeader } from '../page/index.ts';
import { usePanel } from '../panel-drawer/index.ts';
import { NeighbourLinks, useWithListQuery } from '../record-list/neighbour-links.tsx';
import { readFilter, readSort } from '../record-list/record-address.ts';
import { historyPanel } from './history-panel.tsx';
import type { PlainWords } from './plain-words.ts';
import styles from './record-header.module.css';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';

interface ActionsProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly onDelete: () => void;
}

interface RecordHeaderProps {
  readonly kind: RecordKind;
  readonly words: PlainWords;
  readonly title: string;
  /** Undefined for a new record, which has no neighbours and nothing to be done with. */
  readonly id: string | undefined;
  /** Leads to other pages of the record. */
  readonly nav: ReactNode;
  readonly onDelete: () => void;
}

/** Names the record, and leads from it: to its list, to its neighbours, to what can be done with it. */
export const RecordHeader = ({ kind, words, title, id, nav, onDelete }: RecordHeaderProps) => {
  const t = useTexts(recordTexts);
  const withQuery = useWithListQuery();
  const back = (
    <Link to={withQuery(kind.listPath)} className={styles.back} aria-label={t.toList(words.many)}>
      <ArrowBackIcon className="points" fontSize="small" />
      {words.many}
    </Link>
  );
  return (
    <PageHeader title={title} subtitle={back}>
      {id !== undefined && (
        <>
          {nav}
          <Neighbours kind={kind} id={id} />
          <Actions kind={kind} id={id} onDelete={onDelete} />
        </>
      )}
    </PageHeader>
  );
};

/** The records before and behind this one in the list that it was opened from. */
function Neighbours({ kind, id }: { readonly kind: RecordKind; readonly id: string }) {
  const t = useTexts(recordTexts);
  const [params] = useSearchParams();
  const chosen = readFilter(kind.entity.fields, params);
  const filter = { ...chosen, conditions: [...(kind.fixed ?? []), ...chosen.conditions] };
  const sort = readSort(kind.entity.fields, params);
  const { data } = useQuery({
    queryKey: ['records', kind.entity.name, 'neighbours', id, filter, sort],
    queryFn: () => kind.api.neighbours(id, filter, sort),
    // Their places are held, and nobody goes on before the record is there.
    enabled: usePageStands(),
  });
  return (
    <NeighbourLinks ids={data} pathOf={(other) => kind.pathOf(other)} previous={t.previous} next={t.next} />
  );
}

function Actions({ kind, id, onDelete }: ActionsProps) {
  const t = useTexts(recordTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { toggle } = usePanel(historyPanel);
  const close = () => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        aria-label={t.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={`${kind.pathOf('new')}?copy=${id}`} onClick={close}>
          {t.duplicate}
        </MenuItem>
        <MenuItem onClick={closeAnd(toggle)}>{t.history}</MenuItem>
        <MenuItem onClick={closeAnd(onDelete)}>{t.remove}</MenuItem>
      </Menu>
    </>
  );
}
