import sanitizeHtml from 'sanitize-html';

const text = [
  /^#[0-9a-f]{3,8}$/i,
  /^[a-z]{3,20}$/i,
  /^rgb\(\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3},\s{0,3}\d{1,3}\s{0,3}\)$/i,
];

const options: sanitizeHtml.IOptions = {
  allowedTags:
    'a abbr b blockquote br caption center cite code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var'.split(
      ' ',
    ),
  disallowedTagsMode: 'discard',
  // Their text isn't for readers.
  nonTextTags: 'script style textarea option noscript title template iframe object svg math button select'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'data-remote'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    '*': ['dir', 'lang', 'style'],
  },
  // Colours and weight carry meaning (“my answers in red”); position and size don't, and can cover the page.
  allowedStyles: {
    '*': {
      color: text,
      'background-color': text,
      'font-weight': [/^(?:bold|normal|[1-9]00)$/],
      'font-style': [/^(?:italic|normal)$/],
      'text-decoration': [/^(?:underline|line-through|none)$/],
      'text-align': [/^(?:left|right|center|justify)$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['cid'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 150,
  transformTags: {
    // A relative address would lead to a page of ours.
    a: (tagName, { href = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        rel: 'nofollow noopener noreferrer',
        ...(/^(?:https?|mailto|tel):/i.test(href.trim()) && { href }),
      },
    }),
  },
};

/** HTML of an email that may be put into a page: no scripts, forms, positions, or anything that loads. */
export const sanitise = (source: string): string => sanitizeHtml(source, options).trim();
