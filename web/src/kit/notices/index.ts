export { isInNotice, Notices, useNotify } from './notices.tsx';
