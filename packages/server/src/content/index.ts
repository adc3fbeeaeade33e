// The door of content: other areas import nothing past it.
export { type ChatSettings, readChat } from './chat/config.ts';
export { chatModule } from './chat/module.ts';
export { contactModule } from './contact/module.ts';
export { emailTemplatesModule } from './email-templates/module.ts';
export { loadArticles } from './help/load.ts';
export { helpModule } from './help/module.ts';
export { legalModule } from './legal/module.ts';
export { loadNews } from './news/load.ts';
export { newsModule } from './news/module.ts';
export { pagesModule } from './pages/module.ts';
export { siteModule } from './site/module.ts';
export { referenceClients } from './site/tables.ts';
export { listComponents } from './status/components.ts';
export { statusModule } from './status/module.ts';
export { statusComponents, statusIncidents, statusUpdates } from './status/tables.ts';
export { undeliveredModule } from './undelivered/module.ts';
