import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

interface AtPathProps {
  /** The right path of what is shown. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Leads to the right address of a page whose address says more than its id: an old or a wrong name is corrected. */
export const AtPath = ({ path, children }: AtPathProps) => {
  const { pathname, search } = useLocation();
  return isSame(pathname, path) ? children : <Navigate to={`${path}${search}`} replace />;
};

function isSame(one: string, other: string): boolean {
  try {
    return decodeURI(one).toLowerCase() === decodeURI(other).toLowerCase();
  } catch {
    return false;
  }
}
