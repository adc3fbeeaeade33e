/** A file of a library, and the functions of it that the site never calls, each with what is put in its place. */
export interface UnusedPart {
  file: RegExp;
  functions?: Readonly<Record<string, string>>;
}

/** Whoever calls it after all learns why it does not work. */
const UNUSED = 'throw Error("left out: see vite/unused-parts.ts")';

const all = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, UNUSED]));

export const unusedParts: readonly UnusedPart[] = [
  {
    file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: {
      // View transitions, lists of boundaries, hidden trees, references to fragments, custom elements: none is drawn.
      ...all('startViewTransition getViewTransitionName createViewTransitionInstance scheduleViewTransitionEvent'),
      ...all('applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances'),
      ...all('measureViewTransitionHostInstancesRecursive'),
      ...all('updateSuspenseListComponent updateActivityComponent setPropOnCustomElement'),
      ...all('FragmentInstance.addEventListener FragmentInstance.removeEventListener FragmentInstance.dispatchEvent'),
      ...all('FragmentInstance.observeUsing FragmentInstance.unobserveUsing FragmentInstance.getClientRects'),
      ...all('FragmentInstance.compareDocumentPosition FragmentInstance.scrollIntoView FragmentInstance.focus'),
      ...all('FragmentInstance.focusLast FragmentInstance.blur FragmentInstance.getRootNode'),
      ...all('commitNewChildToFragmentInstance deleteChildFromFragmentInstance'),
      // Component stacks of errors, which minified names make unreadable anyway.
      ...all('describeNativeComponentFrame describeFiber'),
      getStackByFiberInDevAndProd: "return ''",
    },
  },
  {
    file: /react-router\/dist\/production\/chunk-.*\.mjs$/,
    functions: {
      // Fetchers: forms and links are navigations here, all else are queries.
      fetch2: UNUSED,
      handleFetcherAction: UNUSED,
      handleFetcherLoader: UNUSED,
      // Route tables that grow while one navigates; the table is whole from the start.
      discoverRoutes: UNUSED,
      patchRoutes: UNUSED,
      // `lazy` of routes: pages are loaded by our own loader.
      loadLazyRoute: 'return {}',
      // Instrumentation is not asked for.
      getRouteInstrumentationUpdates: UNUSED,
      instrumentClientSideRouter: UNUSED,
      // Server components, and the error screen of routes that have none.
      RSCErrorHandler: UNUSED,
      DefaultErrorComponent: 'return null',
      // Navigating without a data router.
      useNavigateUnstable: UNUSED,
    },
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    functions: { infiniteQueryBehavior: UNUSED },
  },
  {
    // Writing calls are plain functions; nothing mutates through the query client.
    file: /@tanstack\/query-core\/build\/modern\/mutation\.js$/,
    functions: {
      'Mutation.execute': UNUSED,
      'Mutation.dispatch': UNUSED,
      'Mutation.addObserver': UNUSED,
      'Mutation.removeObserver': UNUSED,
    },
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    functions: {
      'MutationCache.build': UNUSED,
      'MutationCache.add': UNUSED,
      'MutationCache.remove': UNUSED,
      'MutationCache.canRun': UNUSED,
      'MutationCache.runNext': UNUSED,
    },
  },
  { file: /react-intl\/index\.js$/ },
  {
    file: /@formatjs\/intl\/index\.js$/,
    functions: {
      formatRelativeTime: UNUSED,
      formatDateTimeRange: UNUSED,
      formatDuration: UNUSED,
      formatDurationToParts: UNUSED,
      formatDateToParts: UNUSED,
      formatTimeToParts: UNUSED,
      formatNumberToParts: UNUSED,
    },
  },
];
