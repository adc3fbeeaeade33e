import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';

hydrateRoot(document.querySelector('#root'), app);
