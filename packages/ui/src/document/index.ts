import '../theme/document.css.ts';
