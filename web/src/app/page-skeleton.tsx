import Skeleton from '@mui/material/Skeleton';

/** Holds a page's place for the moment in which its code loads. */
export const PageSkeleton = () => (
  <div aria-busy="true">
    <Skeleton width={220} height={48} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={120} sx={{ mb: 2 }} />
    <Skeleton variant="rounded" height={320} />
  </div>
);
