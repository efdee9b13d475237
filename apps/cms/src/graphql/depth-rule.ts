import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from "graphql";

/** Strapi's rule fails on unknown and circular fragments, and takes exponential time for nested ones. */
export const depthRule =
  (maxDepth: number): ValidationRule =>
  (context) => {
    const depths = new Map<string, number>();
    const depthOfFragment = (name: string): number => {
      const known = depths.get(name);
      if (known !== undefined) return known;
      // GraphQL's own rules refuse circles.
      depths.set(name, 0);
      const fragment = context.getFragment(name);
      const depth = fragment ? depthOf(fragment.selectionSet) : 0;
      depths.set(name, depth);
      return depth;
    };
    const depthOf = ({ selections }: SelectionSetNode): number =>
      Math.max(
        ...selections.map((selection) => {
          if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value);
          if (!selection.selectionSet) return 0;
          return depthOf(selection.selectionSet) + (selection.kind === Kind.FIELD ? 1 : 0);
        }),
      );
    return {
      OperationDefinition(operation) {
        if (depthOf(operation.selectionSet) <= maxDepth) return;
        context.reportError(new GraphQLError(`A query has at most ${maxDepth} levels.`, { nodes: [operation] }));
      },
    };
  };
