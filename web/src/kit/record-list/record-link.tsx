import { type ReactNode, useDeferredValue } from 'react';
import { Link, useLocation } from 'react-router';
import { viewQuery } from './record-address.ts';

interface RecordLinkProps {
  /** The record's page, without a query. */
  readonly to: string;
  /** The list's filter and order go along, so that the page knows which record is next. */
  readonly isOfList?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * From a row of a list to its record's page, which leads back. It follows a new search by itself, when somebody types no
 * more: the row around it stays as it is.
 */
export const RecordLink = ({ to, isOfList = false, children }: RecordLinkProps) => {
  const search = useDeferredValue(useLocation().search);
  const query = isOfList ? viewQuery(new URLSearchParams(search)) : '';
  return (
    <Link to={query ? `${to}?${query}` : to} state={{ list: search }}>
      {children}
    </Link>
  );
};
