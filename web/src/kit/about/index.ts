export { AboutLinks } from './about-links.tsx';
