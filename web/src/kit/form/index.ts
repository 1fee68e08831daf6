export { DateBox } from './date-box.tsx';
export { TextBox } from './text-box.tsx';
