/** Key of the measurement that needs no test host: to the machine that sent this page. */
export const THIS_SITE = 'site';

/** What is measured besides the data centres. */
export const thisSite: Readonly<Record<string, string>> = { [THIS_SITE]: '/livez' };
