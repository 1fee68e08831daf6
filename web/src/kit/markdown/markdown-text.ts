import styles from './markdown.module.css';

/** Class of what holds a text: its measure, spaces and lists. */
export const markdownText = styles.text ?? '';
