import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface LinkedListProps {
  readonly read: (params: URLSearchParams) => URLSearchParams;
  readonly children: ReactNode;
}

/** Shows a list as soon as its address says its filters as lists do. */
export const LinkedList = ({ read, children }: LinkedListProps) => {
  const [params, setParams] = useSearchParams();
  const isOld = read(params) !== params;
  useEffect(() => {
    if (isOld) setParams(read, { replace: true });
  }, [isOld, read, setParams]);
  return isOld ? null : children;
};
