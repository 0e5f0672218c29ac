import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Words that a visitor can see, and the file that has them. */
export type VisibleWords = {
  words: string;
  file: string;
  /** Whether they head something, or lead on from it. */
  heads: boolean;
};

// What a browser, a script or a log reads, never a visitor.
const UNSEEN_ATTRIBUTE =
  /^(aria-.*|data-.*|className|class:list|id|key|href|src|type|name|role|command|commandfor|slot|look|tone|start|size|layout|rel|target|scope|htmlFor|for|autoComplete|inputMode|method|loading|decoding|d|viewBox|preserveAspectRatio|transform|fill|stroke|client:.*|set:.*|is:.*|form|of|intent|at|mime|lang|charset|http-equiv|content|property|as)$/;
const UNSEEN_CALL =
  /^(console\.\w+|report\w*|Error|\w+Error|Intl\.\w+|RegExp|URL|insert\w+|settle|set|append|get|querySelector\w*)$/;
const SAID_IN_DATA = /^(heading|introduction|label|title|text|note|term|words|empty|hint|summary)$/;

/** What an editor could have written: prose that begins like a sentence, a heading or a label. */
const isSaid = (text: string) =>
  /^[^a-z]*\p{Lu}\s?\p{L}/u.test(text) && !/^[A-Z][a-z]+([A-Z][a-z]+)+$/.test(text);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function sourceOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, code = '', page = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const markup = page.replace(/<!doctype html>/, '').replace(/<script>[\s\S]*?<\/script>/g, '');
  return `${code}\nconst page = <>${markup}</>;`;
}

/** A literal's words; what is filled in is `{}`. */
function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  return null;
}

function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return UNSEEN_ATTRIBUTE.test(node.name.getText());
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const called = node.expression.getText();
    return UNSEEN_CALL.test(called) || UNSEEN_CALL.test(called.split('.').at(-1) ?? '');
  }
  return false;
}

/** A key of a table or what is compared with is data, not said. */
function isData(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node || parent.name.getText() === 'method';
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText());
  return ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent);
}

/** In a file without markup only what is named as something said counts: its other words are for machines. */
function isNamedAsSaid(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && SAID_IN_DATA.test(parent.name.getText());
}

// Files that are nothing but words, or put them into a page.
const MARKUP = /\.(tsx|astro|browser\.ts)$|(words|page-names|wish|enquiry-rules)\.ts$/;

const HEADS = /^(h[1-4]|Heading|ArrowLink)$/;

/** Whether what stands here is read as a heading, or as the way on. */
function startsHead(node: ts.Node): boolean {
  if (ts.isJsxElement(node)) return HEADS.test(node.openingElement.tagName.getText());
  return ts.isJsxAttribute(node) && node.name.getText() === 'heading';
}

/** The visible words that stand in one source file. */
export function visibleWordsIn(file: string, source: string): VisibleWords[] {
  const said: VisibleWords[] = [];
  const hasMarkup = MARKUP.test(file);
  const tree = ts.createSourceFile(`${file}.tsx`, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node, heads: boolean) => {
    if (isUnseen(node)) return;
    const literal = wordsOf(node);
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}/u.test(node.text)) said.push({ words: tidy(node.text), file, heads });
    } else if (literal !== null && isSaid(literal) && !isData(node) && (hasMarkup || isNamedAsSaid(node))) {
      said.push({ words: tidy(literal), file, heads });
    }
    ts.forEachChild(node, (child) => visit(child, heads || startsHead(node)));
  };
  visit(tree, false);
  return said;
}

// What is said to machines alone.
const FOR_MACHINES =
  /\.test\.|\/testing\/|measurement\.browser|structured-data|-head\.ts|organization\.ts|job-postings|preview\/|hooks\//;

/** Every visible word that stands in the sources of the site. */
export function visibleWords(root: string): VisibleWords[] {
  const files = globSync('apps/web/src/{features,ui,contracts,pages}/**/*.{ts,tsx,astro}', { cwd: root });
  return [...files, 'apps/web/src/layout.astro']
    .filter((file) => !FOR_MACHINES.test(file))
    .sort()
    .flatMap((file) => visibleWordsIn(file, sourceOf(path.join(root, file))));
}
