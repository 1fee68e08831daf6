import Skeleton from '@mui/material/Skeleton';

/** Holds the place of a list. */
export const RowsSkeleton = ({ rows }: { readonly rows: number }) => (
  <>
    {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
      <Skeleton key={key} variant="rounded" height={44} sx={{ mb: '5px' }} />
    ))}
  </>
);
