import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageAt } from './page-at.tsx';

hydrateRoot(
  document.querySelector('#root') ?? document.body,
  <StrictMode>{pageAt(window.location.pathname)}</StrictMode>,
);
