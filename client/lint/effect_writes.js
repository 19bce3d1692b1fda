/**
 * No effect writes state: what follows from other state is derived, what follows from an event is written where the
 * event is handled (client/README.md, state). Found are assignments that run with the effect itself, in `untrack` too,
 * to variables made by `$state`, `$derived` or `$props` and to fields of anything but the document. Allowed are plain
 * variables, which an effect may need to remember something, and scroll positions; timers, answers and clean-up are
 * functions of their own.
 */

const RUNES = ['$state', '$derived', '$props', '$bindable'];
const OUTSIDE = ['document', 'window', 'location'];
const SCROLLS = ['scrollTop', 'scrollLeft'];

/** The name of what is called: `$effect`, `$effect.pre`, `untrack`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return '';
  return `${callee.object.name}.${callee.property.name}`;
}

const isFunction = ({ type }) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);
const isCalled = (node, names) => node?.type === 'CallExpression' && names.includes(nameOf(node.callee));

/** The effect that runs a node, if one does. */
function effectAround(node) {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    if (!isFunction(ancestor)) continue;
    if (isCalled(ancestor.parent, ['$effect', '$effect.pre'])) return ancestor.parent;
    if (!isCalled(ancestor.parent, ['untrack'])) return null;
  }
  return null;
}

function rootOf(target) {
  let root = target;
  while (root.type === 'MemberExpression' || root.type === 'TSNonNullExpression') root = root.object ?? root.expression;
  return root;
}

function isRune(definition) {
  const made = definition.node.type === 'VariableDeclarator' ? definition.node.init : null;
  return made?.type === 'CallExpression' && RUNES.includes(nameOf(made.callee).split('.')[0]);
}

/** The targets of an assignment; a pattern has several. */
function targetsOf(node) {
  if (!node) return [];
  if (node.type === 'ArrayPattern') return node.elements.flatMap(targetsOf);
  if (node.type === 'ObjectPattern') return node.properties.flatMap((one) => targetsOf(one.value ?? one.argument));
  if (node.type === 'AssignmentPattern') return targetsOf(node.left);
  if (node.type === 'RestElement') return targetsOf(node.argument);
  return [node];
}

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      write: 'an effect must not write state ("{{what}}"): derive it, or write it where the event is handled',
    },
  },
  create(context) {
    function variableOf(node, name) {
      for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(name);
        if (found) return found;
      }
      return null;
    }
    function isState(target) {
      const root = rootOf(target);
      if (root.type !== 'Identifier') return true;
      const variable = variableOf(root, root.name);
      if (target.type === 'Identifier') return variable?.defs.some(isRune) ?? false;
      return !OUTSIDE.includes(root.name) && !SCROLLS.includes(target.property.name);
    }
    function check(node, target) {
      if (!effectAround(node)) return;
      for (const one of targetsOf(target)) {
        if (isState(one)) context.report({ node, messageId: 'write', data: { what: context.sourceCode.getText(one) } });
      }
    }
    return {
      AssignmentExpression: (node) => check(node, node.left),
      UpdateExpression: (node) => check(node, node.argument),
    };
  },
};
