import { parseAst, type Plugin } from 'vite';
import { unusedParts, type UnusedPart } from './unused-parts.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** `Class.prototype.method` and `object.method`, to which a function is assigned, as `Class.method` and `object.method`. */
function assignedName(target: unknown): string {
  if (!isNode(target) || target.type !== 'MemberExpression') return nameOf(target);
  const object = assignedName(target['object']);
  const property = nameOf(target['property']);
  return property === 'prototype' ? object : `${object}.${property}`;
}

/** Calls back with every named function and method: `name`, or `Class.method`, and its body. */
function visit(value: unknown, className: string, found: (name: string, body: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, className, found);
  if (!isNode(value)) return;
  const { type } = value;
  let within = className;
  if (type === 'FunctionDeclaration' && isNode(value['body'])) found(nameOf(value['id']), value['body']);
  if (type === 'ClassDeclaration') within = nameOf(value['id']);
  if (type === 'VariableDeclarator' && isNode(value['init']) && value['init'].type === 'ClassExpression') {
    within = nameOf(value['id']);
  }
  if (type === 'MethodDefinition' && isNode(value['value']) && isNode(value['value']['body'])) {
    found(`${className}.${nameOf(value['key'])}`, value['value']['body']);
  }
  if (type === 'AssignmentExpression' && isNode(value['right']) && value['right'].type === 'FunctionExpression') {
    if (isNode(value['right']['body'])) found(assignedName(value['left']), value['right']['body']);
  }
  for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child, within, found);
}

/**
 * Leaves out of the browser's build what the libraries of the first visit bring along and the site never calls
 * (`unused-parts.ts`), and lets the bundler drop components that are made at top level. A name that is no longer there
 * fails the build: after an update of a library the list is looked through again.
 */
export function leaveOut(): Plugin {
  const done = new Set<UnusedPart>();
  return {
    name: 'hoster:leave-out',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: unusedParts.map(({ file }) => file) },
      handler(code, id) {
        const part = unusedParts.find(({ file }) => file.test(id));
        const functions = part?.functions ?? {};
        const cuts: { start: number; end: number; text: string }[] = [];
        const missing = new Set(Object.keys(functions));
        visit(parseAst(code).body, '', (name, body) => {
          const text = functions[name];
          if (text === undefined) return;
          missing.delete(name);
          cuts.push({ start: body.start, end: body.end, text: `{${text}}` });
        });
        // A library may have several files that look alike: another one of them is meant.
        if (part && cuts.length > 0) done.add(part);
        if (cuts.length > 0 && missing.size > 0)
          this.error(`${id} has no ${[...missing].join(', ')} any more: see vite/unused-parts.ts`);
        return { code: markPure(cutOut(code, cuts)), map: null };
      },
    },
    buildEnd(error) {
      const undone = unusedParts.find((part) => part.functions && !done.has(part));
      if (!error && undone) this.error(`Nothing was found for ${undone.file}: see vite/unused-parts.ts`);
    },
  };
}

function cutOut(code: string, cuts: { start: number; end: number; text: string }[]): string {
  let result = code;
  for (const { start, end, text } of cuts.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** Names for React's tools are dropped, and making a component is marked as having no effect. */
const markPure = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/= ((?:React\w*)\.(?:forwardRef|memo|createContext)|createFormatted\w+)\(/g, '= /* @__PURE__ */ $1(');
