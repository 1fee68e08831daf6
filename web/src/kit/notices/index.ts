export { Notices, useNotify } from './notices.tsx';
