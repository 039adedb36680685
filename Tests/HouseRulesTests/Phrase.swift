/// A phrase to avoid in prose, with the reason and the usual replacement.
struct Phrase {
  /// A regular expression, matched without regard to case.
  let pattern: String
  let reason: String
  let replacement: String

  init(_ pattern: String, _ reason: String, _ replacement: String) {
    self.pattern = pattern
    self.reason = reason
    self.replacement = replacement
  }
}

extension Phrase {
  static let all = persons + whatClauses + verbs + motion + fillers + inversions + nouns + spelling + reviews

  /// Code is not a person.
  private static let persons: [Phrase] = {
    let reason = "Code is not a person."
    return [
      Phrase(#"\bwhoever\b"#, reason, "the caller, the reader, any view that"),
      Phrase(#"(?<!users )(?<!developers )(?<!people )\bwho\b"#, reason, "the caller, the view that, the code that"),
      Phrase(#"\bwhom\b"#, reason, "the caller, the observer"),
      Phrase(#"\bnobody\b"#, reason, "no view, no caller, no observer"),
      Phrase(#"\bsomebody\b|\bsomeone\b"#, reason, "a view, the caller, client code"),
      Phrase(#"\banybody\b|\banyone\b"#, reason, "any view, any caller"),
      Phrase(#"\beverybody\b|\beveryone\b"#, reason, "every reader, all observers"),
      Phrase(#"\bthose who\b"#, reason, "the observers that, the callers that"),
      Phrase(
        #"\bhe (?:is|has|had|was|does|may)\b|\bhis\b|\bhim(?:self)?\b"#, reason, "it, its, the winning recognizer"),
      Phrase(#"\bwants?\b"#, reason, "requires, requests, needs"),
      Phrase(#"\bwish(?:es|ed)?\b"#, reason, "requests, preferences"),
      Phrase(#"\bcares? (?:for|about|of)\b|\bwho cares?\b"#, reason, "observes, depends on"),
      Phrase(#"\bdo(?:es)? not mind\b"#, reason, "is independent of"),
      Phrase(#"\bknows? (?:of|nothing|no|neither)\b"#, reason, "does not depend on, contains no"),
      Phrase(#"\bhears? (?:of|from)\b|\bis heard\b"#, reason, "is notified of"),
      Phrase(#"\b(?:has|have|had) a say\b"#, reason, "affects, takes part in"),
      Phrase(#"\bunder (?:its|their|our) hands\b"#, reason, "during the access"),
      Phrase(#"\bgoes? out of (?:its|their) way\b"#, reason, "avoids, prevents"),
      Phrase(#"\bnone of [^.]{0,40} business\b"#, reason, "does not apply to"),
      Phrase(#"\btakes? the liberty\b|\bplease[sd]?\b"#, reason, "state the fact"),
    ]
  }()

  /// The subject of a sentence is a noun of the code or the field.
  private static let whatClauses: [Phrase] = {
    let reason = "The reader has to work out the subject of a “what” clause."
    return [
      Phrase(
        #"\bwhat (?:goes|go|comes|come|came|stands?|stood|moves|remains|follows|asks)\b"#, reason,
        "the removed view, the current value"),
      Phrase(#"\bwhat (?:was|were|has|have|had|would)\b"#, reason, "the recorded value, the earlier state"),
      Phrase(#"\bwhat (?:can|may|must|cannot|might) (?:be|have|not)\b"#, reason, "a value that can be …"),
      Phrase(
        #"\bwhat (?:they|one|users|somebody|nobody|code|an? \w+|the \w+) (?:is|are|has|have|made|makes|holds?|shows?|says?|does|did|asks?|reads?|writes?|gives?|keeps?|draws?)\b"#,
        reason, "name the value: the content of the view, the result of the closure"),
      Phrase(
        #"\bwhat is (?:there|inside|around|behind|below|above|outside|in|on|of|told|drawn|shown|read|written|measured|due|left|asked|made|kept|held|seen|known|said|not|no|to be)\b"#,
        reason, "the content, the pending actions, the recorded values"),
      Phrase(#"\b(?:all|everything) that (?:stands|comes|goes|is there|there is)\b"#, reason, "all views, all values"),
      Phrase(#"\b(?:of )?what there (?:is|are|was)\b|\bthat there (?:is|are) (?:no|of)\b"#, reason, "the existing …"),
      Phrase(#"\bwhat (?:else|ever) (?:is|was|there)\b"#, reason, "all other …"),
      Phrase(#"\bthat which\b"#, reason, "the value that"),
      Phrase(#"\bnothing (?:that|which|goes|stands|asks|comes|in it)\b"#, reason, "no view, no value, no code"),
    ]
  }()

  /// The verbs of the field.
  private static let verbs: [Phrase] = {
    let reason = "Use the verb of the field."
    return [
      Phrase(#"\bst(?:and|ands|anding|ood)\b(?! for)"#, reason, "is, appears, is placed, is current, is declared"),
      Phrase(#"\btells?\b|\btelling\b"#, reason, "notifies, reports, returns, describes"),
      Phrase(#"\btold\b"#, reason, "notified, reported, described"),
      Phrase(#"\bsays? (?:of|what|who|which|how|whether|nothing|it|why)\b"#, reason, "states, specifies, returns"),
      Phrase(#"\b(?:is|are|was|were) said\b"#, reason, "is reported, is specified"),
      Phrase(#"\b(?:is|are|was|were|be|been|being) asked\b"#, reason, "is called, is measured, is requested"),
      Phrase(#"\basks? (?:of|whether|who|what|which|how|anew|something)\b"#, reason, "calls, requests, measures"),
      Phrase(#"\btak(?:e|es|en|ing) up\b|\btook up\b"#, reason, "applies, processes, resumes"),
      Phrase(#"\blets? go\b|\bletting go\b"#, reason, "releases"),
      Phrase(#"\bhand(?:s|ed|ing)? (?:on|out|over|down|round)\b"#, reason, "passes, returns, delivers, emits"),
      Phrase(#"\bgiv(?:e|es|en|ing) way\b|\bgave way\b"#, reason, "yields"),
      Phrase(#"\bbr(?:eak|eaks|oke|oken|eaking) off\b"#, reason, "stops, terminates"),
      Phrase(#"\bcom(?:e|es|ing) to rest\b|\bcame to rest\b|\bat rest\b"#, reason, "settles, converges, is stable"),
      Phrase(#"\b(?:go|goes|going|gone|went|gets?) (?:a)?round\b"#, reason, "repeats, oscillates, loops"),
      Phrase(#"\b(?:go|goes|going|gone|went) on\b"#, reason, "continues, advances"),
      Phrase(#"\bput(?:s|ting)? (?:down|aside|away)\b"#, reason, "stores, defers"),
      Phrase(#"\b(?:is|are|was|were) looked (?:at|up|into|for|after)\b"#, reason, "is read, is searched, is examined"),
      Phrase(#"\b(?:is|are|was|were|be) seen\b"#, reason, "is visible, is read, is known"),
      Phrase(#"\bmakes? (?:it|them|something) (?:anew|out)\b|\banew\b"#, reason, "again; creates another"),
      Phrase(
        #"\bopens? (?:no|a|the|its) (?:broken )?loop\b|\bloops? (?:is|are) opened\b"#, reason,
        "stops the loop, restarts the loop"),
      Phrase(#"\bbegins? anew\b|\bstarts? over\b"#, reason, "resets, restarts"),
      Phrase(#"\btakes? back\b|\btaken back\b|\btook back\b"#, reason, "undoes, reverts"),
      Phrase(#"\bbear(?:s)? (?:on|with)\b|\bhold(?:s)? of\b"#, reason, "applies to"),
      Phrase(#"\bdraws? aside\b|\bkeeps? watch\b"#, reason, "renders separately, observes"),
    ]
  }()

  /// Values and views do not travel.
  private static let motion: [Phrase] = {
    let reason = "Values and views do not come, go, or travel."
    return [
      Phrase(
        #"\b(?:come|comes) (?:and|or) (?:go|goes)\b|\b(?:came|come) (?:and|or) (?:went|gone)\b"#, reason,
        "is inserted or removed"),
      Phrase(#"\b(?:has|have|had) gone\b|\bis gone\b"#, reason, "was removed"),
      Phrase(#"\bthat (?:goes|go|went)\b(?! (?:from|to|through|beyond))"#, reason, "that is removed"),
      Phrase(
        #"\bthat (?:comes?|came|has come|have come)\b(?! (?:from|with|before|after))"#, reason, "that is inserted"),
      Phrase(#"\bon (?:its|their) way\b|\bunder ?way\b"#, reason, "in progress, animated, in a transition"),
      Phrase(#"\b(?:rest|left) of the way\b|\bthe way that is left\b"#, reason, "the remaining distance"),
      Phrase(#"\bthe ways? (?:of a|from the root|that)\b"#, reason, "the path"),
      Phrase(#"\bhow far \w+ (?:has|have) come\b"#, reason, "the progress of"),
      Phrase(#"\b(?:in|into) sight\b"#, reason, "visible, becomes visible"),
      Phrase(#"\bto and fro\b"#, reason, "back and forth"),
      Phrase(#"\bgets? (?:on|along|nowhere|somewhere)\b"#, reason, "advances, makes progress"),
      Phrase(#"\bfinds? (?:its|their) way\b|\blead(?:s)? the way\b"#, reason, "reaches"),
      Phrase(#"\btravels?\b"#, reason, "is animated, is passed"),
    ]
  }()

  /// Words that add no information.
  private static let fillers: [Phrase] = {
    let reason = "The words add no information."
    return [
      Phrase(#"\bof (?:its|their|your|our|my|one's) own\b"#, reason, "separate, custom, your"),
      Phrase(#"\bby (?:itself|themselves|yourself|oneself)\b"#, reason, "automatically, independently, or omit"),
      Phrase(#"\bat all\b"#, reason, "omit"),
      Phrase(
        #"\bas (?:it is|they are|it was|they were)\b(?! (?:drawn|read|received|written|\w+ed|\w+ing))"#, reason,
        "unchanged, or omit"),
      Phrase(#"\bin (?:its|their|his) turn\b"#, reason, "in turn, then, or omit"),
      Phrase(#"\bfor ever\b"#, reason, "forever, indefinitely"),
      Phrase(#"\bwithout (?:an )?end\b"#, reason, "endlessly, infinite"),
      Phrase(#"\bagain and again\b|\bever again\b"#, reason, "repeatedly"),
      Phrase(
        #"\bthe very (?:same|thing|\w+) (?:that|which|as)\b|\bthat very\b|\bthis very\b"#, reason, "the same, this"),
      Phrase(#"\bfrom (?:there|then|now) on\b"#, reason, "afterward, and later"),
      Phrase(#"\band (?:its|their|the) like\b|\band suchlike\b"#, reason, "and similar …"),
      Phrase(#"\bonce (?:and for all|more)\b"#, reason, "again"),
      Phrase(#"\bsimply\b|\bobviously\b|\bof course\b|\bjust as\b"#, reason, "omit"),
      Phrase(#"\bas (?:good|much) as\b(?! \d)"#, reason, "equal to"),
    ]
  }()

  /// The subject comes first.
  private static let inversions: [Phrase] = {
    let reason = "Put the subject first, and state the fact."
    return [
      Phrase(
        #"(?:^|[.:;] )(?-i:Of) (?:a|an|the|two|several|those|these|many|all|siblings|closures|\w+s) "#, reason,
        "Among siblings, the last …"),
      Phrase(#"(?:^|[.] )(?-i:Nor) (?:is|are|does|do|can|has)\b"#, reason, "It also does not …"),
      Phrase(#"(?:^|[.] )(?-i:Only) what\b"#, reason, "Only the values that …"),
      Phrase(#"(?:^|[.] )(?-i:So) (?:is|are|does|do|has|have|can) "#, reason, "The same applies to …"),
      Phrase(#"(?:^|[.] )(?-i:Not) (?:so|that|until|only)\b"#, reason, "begin with the subject"),
      Phrase(
        #"(?<!here )(?<!e )\b(?:is|are|was|were) no (?!longer\b|more than\b|less than\b|larger\b)\w+"#, reason,
        "is not a …"),
      Phrase(#"\b(?:is|are) (?:it|they) that\b"#, reason, "name the subject"),
      Phrase(#"\bbe it\b|\bsay so\b"#, reason, "whether … or …"),
    ]
  }()

  /// One word for one thing.
  private static let nouns: [Phrase] = {
    let reason = "Use the noun of the field."
    return [
      Phrase(#"\bcode of (?:the )?(?:users?|yours)\b|\busers' code\b"#, reason, "client code"),
      Phrase(
        #"\b(?:actions?|bodies|animations?|closures?|objects?|values?) of users\b"#, reason,
        "client actions, custom animations"),
      Phrase(#"\bclosures? of (?:the )?rows?\b"#, reason, "row closures"),
      Phrase(#"\bin the middle of (?:that|it|a frame|a walk)\b"#, reason, "during"),
      Phrase(#"\bthe time on the wall\b|\bwall time\b"#, reason, "real time"),
      Phrase(#"\ba ground\b|\bgrounds\b|\bground of\b"#, reason, "background"),
      Phrase(#"\b(?:as broad|broader|broad as|breadth)\b"#, reason, "wide, cross length"),
      Phrase(#"\b(?:takes?|leaves?|much|more|less|no|all|its|the) room\b"#, reason, "space, available space"),
      Phrase(#"\bthe deeds?\b|\bdeeds\b"#, reason, "operation"),
      Phrase(#"\bmanners\b"#, reason, "convention"),
      Phrase(
        #"'s matter\b|\bno matter of\b|\ba matter of\b|\bmatter of (?:its|their)\b"#, reason,
        "depends on, is determined by"),
      Phrase(#"\bstroke\b(?= stands)|\bthe sign\b"#, reason, "dash, symbol"),
      Phrase(#"\bpile of\b"#, reason, "stack of"),
      Phrase(#"\bstationed?\b|\bstations\b"#, reason, "step, node"),
      Phrase(#"\bnewcomers?\b"#, reason, "inserted views"),
      Phrase(#"\baddress(?:es)? of a network\b"#, reason, "network URL"),
      Phrase(#"\bthe other button\b"#, reason, "secondary click"),
      Phrase(#"\bturns? about\b"#, reason, "alternate"),
    ]
  }()

  /// American spelling.
  private static let spelling: [Phrase] = {
    let reason = "The project uses American spelling."
    return [
      Phrase(#"\bcolour\w*"#, reason, "color"),
      Phrase(#"\bbehaviour\w*"#, reason, "behavior"),
      Phrase(#"\bneighbour\w*"#, reason, "neighbor"),
      Phrase(#"\bfavour\w*|\bhonour\w*|\bflavour\w*"#, reason, "favor, honor, flavor"),
      Phrase(#"\bcentre[ds]?\b|\bcentring\b"#, reason, "center"),
      Phrase(#"\bcatalogue[sd]?\b"#, reason, "catalog, documentation"),
      Phrase(
        #"\b(?:real|recogn|organ|initial|optim|normal|serial|summar|minim|maxim|synchron|special|visual|util|custom)is(?:e|es|ed|ing|er|ation)\b"#,
        reason, "-ize"),
      Phrase(#"\banalys(?:e|ed|es|ing)\b"#, reason, "analyze"),
      Phrase(#"\b(?:label|model|travel|cancel|signal|level)l(?:ed|ing)\b"#, reason, "labeled, modeled, canceled"),
      Phrase(#"\b(?:misspelt|spelt|learnt|burnt|dreamt)\b"#, reason, "misspelled, spelled, learned"),
      Phrase(#"\b(?:whilst|amongst)\b"#, reason, "while, among"),
      Phrase(#"\bgrey\w*"#, reason, "gray"),
      Phrase(#"\blicence\b|\bdefence\b|\bpractise\b"#, reason, "license, defense, practice"),
      Phrase(#"\btowards\b"#, reason, "toward"),
    ]
  }()

  /// Phrases that reviews of the comments found most often.
  private static let reviews: [Phrase] = {
    let summary = "A summary names the thing."
    let idiom = "A native writer would use the term of the field."
    return [
      Phrase(#"^ *(?:What|Who|Why) (?:is|are|a|an|the)\b"#, summary, "the state of, the closure that"),
      Phrase(#"^ *How (?:far|many|much|often|long|fast)\b"#, summary, "the number, distance, duration, velocity of"),
      Phrase(#"^ *How [\w ]+ looks?\b"#, summary, "a type that defines the appearance of"),
      Phrase(#"\bas its (?:owner|user) wrote (?:it|them)\b"#, idiom, "as written in the source"),
      Phrase(#"\bat the wish of\b"#, idiom, "interactive, requested by"),
      Phrase(#"\bgoes as (?:little|far) as\b"#, idiom, "the distance is"),
      Phrase(#"\b(?:that|what) is no number\b"#, idiom, "not a number, invalid"),
      Phrase(#"\bthose that cannot see\b"#, idiom, "assistive technology"),
      Phrase(#"\bunless .{0,30}\b(?:says|asks) otherwise\b"#, idiom, "by default"),
      Phrase(#"\bsays nothing\b"#, idiom, "specifies no value, has no attributes"),
      Phrase(#"\bto and fro\b|\bturned? (?:about|round)\b"#, idiom, "back and forth, rotated"),
      Phrase(#"\bgoes over to\b"#, idiom, "changes to"),
      Phrase(#"\bgoes? by\b"#, idiom, "depends on, is based on"),
      Phrase(#"\b(?:code )?of users\b|\buser code\b"#, idiom, "client code"),
      Phrase(#"\btakes? note of\b"#, idiom, "records, registers"),
      Phrase(#"\bthe (?:least|most) (?:length|width|lines)\b|\bleast and most\b"#, idiom, "minimum, maximum"),
      Phrase(#"\bnot so if\b"#, idiom, "unless"),
      Phrase(#"\bhangs? (?:out|over)\b|\bsticks? out\b"#, idiom, "extends beyond, overflows"),
      Phrase(#"\bthe best first\b"#, idiom, "in order of preference"),
      Phrase(#"\bin mid-flight\b"#, idiom, "during the animation"),
      Phrase(#"\bbrought to\b"#, idiom, "clamped to, moved to"),
      Phrase(#"\btells? apart\b"#, idiom, "distinguishes"),
      Phrase(#"\bdoes no harm\b"#, idiom, "is ignored, causes no error"),
      Phrase(#"\bto the (?:letter|byte)\b"#, idiom, "exactly, byte for byte"),
      Phrase(#"\bgets? in between\b"#, idiom, "interrupts, during"),
      Phrase(#"\bone's own\b|\bof your own\b"#, idiom, "custom"),
      Phrase(#"\b(?:is|are) told\b"#, idiom, "is notified, is reported"),
      Phrase(#"\bstays? as it is\b|\bas they stand\b"#, idiom, "is unchanged, is constant"),
      Phrase(#"\bof no use\b|\bin vain\b"#, idiom, "has no effect"),
      Phrase(#"\bthe other way round\b"#, idiom, "in the opposite direction, vice versa"),
      Phrase(#"\bfor ever\b|\bnever again\b"#, idiom, "indefinitely, permanently"),
      Phrase(#"\bone a (?:line|row|page)\b"#, idiom, "one per line"),
      Phrase(#"\boffered (?:space|size)\b"#, idiom, "the proposed size"),
      Phrase(#"\blooks? alike\b"#, idiom, "has the same appearance"),
      Phrase(#"\bsays so\b"#, idiom, "states this, reports this"),
      Phrase(#"\bfor want of\b"#, idiom, "because of the time limit, without"),
    ]
  }()
}
