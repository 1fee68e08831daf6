import IconButton from '@mui/material/IconButton';
import { Link, useSearchParams } from 'react-router';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import styles from './neighbour-links.module.css';
import { viewQuery } from './record-address.ts';

/** A path with the query of the list that the page was opened from. */
export const useWithListQuery = (): ((path: string) => string) => {
  const [params] = useSearchParams();
  const query = viewQuery(params);
  return (path) => (query ? `${path}?${query}` : path);
};

interface NeighbourProps {
  readonly path: string | undefined;
  readonly label: string;
  readonly isNext?: boolean;
}

interface NeighbourLinksProps {
  /** Undefined while it is asked for; null at the ends of the list. */
  readonly ids: { readonly previousId: string | null; readonly nextId: string | null } | undefined;
  readonly pathOf: (id: string) => string;
  readonly previous: string;
  readonly next: string;
}

/** The ways to what stands before and behind in the list that the page was opened from. */
export const NeighbourLinks = ({ ids, pathOf, previous, next }: NeighbourLinksProps) => {
  const path = (id: string | null | undefined) => (id ? pathOf(id) : undefined);
  return (
    <span className={styles.neighbours}>
      <Neighbour path={path(ids?.previousId)} label={previous} />
      <Neighbour path={path(ids?.nextId)} label={next} isNext />
    </span>
  );
};

function Neighbour({ path, label, isNext = false }: NeighbourProps) {
  const withQuery = useWithListQuery();
  const Icon = isNext ? ChevronRightIcon : ChevronLeftIcon;
  const icon = <Icon className="points" />;
  if (path === undefined)
    return (
      <IconButton aria-label={label} disabled>
        {icon}
      </IconButton>
    );
  return (
    <IconButton component={Link} to={withQuery(path)} aria-label={label} title={label}>
      {icon}
    </IconButton>
  );
}
